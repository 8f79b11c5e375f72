import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  changesOf,
  expectNoRows,
  noteChanges,
  refuseAccount,
  withoutCode,
} from '../support/pages/painted-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('meridia');
const { portalOf } = test;

const offers = { placements: '/ofertas-practicas', jobs: '/ofertas-empleo' };
const titles = (page: Page): Promise<string[]> => page.locator('.offers-rows h3').allInnerTexts();

/** The list is that of the code. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('.offers-results[aria-busy="false"]').waitFor();
};

it.each([
  ['placements that fit', offers.placements],
  ['all placements', `${offers.placements}?modo=todas`],
  ['all jobs', offers.jobs],
  ['jobs that fit', `${offers.jobs}?modo=encajan`],
])('offers are there before any code, and no node of them changes with it: %s', async (_, path) => {
  const { page, release } = await withoutCode(test, 'student', path, { viewport: phone });
  await page.locator('.offers-rows > li').first().waitFor();
  expect(await page.locator('.offers-results .skeleton-rows').count()).toBe(0);
  const painted = await titles(page);
  await page.locator('.offers-rows a').nth(1).focus();
  await noteChanges(page, '.offers-rows');
  const { y } = (await page.locator('.offers-rows').boundingBox()) ?? {};
  release();
  await settled(page);
  await page.locator('.save-offer').first().waitFor();
  expect(await titles(page)).toEqual(painted);
  const { changes, keepsFocus } = await changesOf(page);
  expect(keepsFocus).toBe(true);
  expect((await page.locator('.offers-rows').boundingBox())?.y).toBe(y);
  // Only the buttons that save an offer are added, in their places.
  expect(changes.filter((change) => !change.includes('save-offer'))).toEqual([]);
});

it('offers come after those of the code where the address has a filter', async () => {
  const { page, release } = await withoutCode(test, 'student', `${offers.placements}?modo=todas&comun=a`);
  await page.locator('.offers-results .skeleton-row').first().waitFor();
  await page.waitForLoadState('load');
  expect(await page.locator('.offers-rows').count()).toBe(0);
  release();
  await settled(page);
  expect(await page.locator('.offers-rows > li').count()).toBeGreaterThan(0);
});

it('the offers are asked for once, also soon after the home has read them', async () => {
  let asked = 0;
  const { page, release } = await withoutCode(test, 'student', `${offers.placements}?modo=todas`, {
    signedIn: async (it) => {
      await it.goto(portalOf().url('/'));
      await it.locator('.home-offers[aria-busy="false"]').waitFor();
      it.on('request', (request) => {
        if (request.url().includes('/dameOfertasUsuario/')) asked += 1;
      });
    },
  });
  await page.locator('.offers-rows > li').first().waitFor();
  release();
  await settled(page);
  expect(asked).toBe(1);
});

it('no offers are painted for an account that the server refuses', async () => {
  const visit = await withoutCode(test, 'student', offers.placements, {
    faulty: true,
    signedIn: (it) => refuseAccount(it, 'Alumno'),
  });
  await expectNoRows(visit, visit.page.locator('.offers-rows'));
});
