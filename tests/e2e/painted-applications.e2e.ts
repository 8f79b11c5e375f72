import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cards, list } from '../support/pages/applications.ts';
import {
  changesOf,
  expectNoRows,
  noteChanges,
  refuseAccount,
  withoutCode,
} from '../support/pages/painted-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('montclar');

/** Controls that hydration adds in their places of the painted list. */
const added = /list-file|preference-(?:handle|steps)|answer-place|action-error/;

/** Where everything on the list is, and how large. */
const places = (page: Page): Promise<number[]> =>
  page
    .locator('.list-count, .applications-group :is(h2, h3, .offer-card, .preference-place)')
    .evaluateAll((all) =>
      all.flatMap((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );

/** The list is that of the code. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('.applications[aria-busy="false"]').waitFor();
};

it.each([
  ['student', phone],
  ['student', desktop],
  ['pre-enrolment-student', phone],
  ['graduate', desktop],
] as const)(
  'applications are there before any code, and nothing of them changes or moves with it: of a %s, %o',
  async (persona, viewport) => {
    const { page, release } = await withoutCode(test, persona, list, { viewport });
    await page.locator('.applications[aria-busy="true"] .offer-card').first().waitFor();
    expect(await page.locator('.applications .skeleton-rows').count()).toBe(0);
    const painted = await places(page);
    await page.locator('.applications h3 a').nth(1).focus();
    await noteChanges(page, '.list-count, .applications-group');
    release();
    await settled(page);
    await page.locator('.answer-place button').first().waitFor();
    const { changes, keepsFocus } = await changesOf(page);
    expect(keepsFocus).toBe(true);
    expect(changes.filter((change) => !added.test(change))).toEqual([]);
    const moved = (await places(page)).map((place, index) => Math.abs(place - (painted[index] ?? 0)));
    // Browsers lay out in parts of a pixel.
    expect(Math.max(...moved)).toBeLessThan(0.1);
    if (persona === 'student') expect(await page.locator('.preference-handle').count()).toBeGreaterThan(1);
  },
);

it('applications come with their code where the address has a filter', async () => {
  const { page, release } = await withoutCode(test, 'student', `${list}?estado=9`);
  await page.locator('.applications .skeleton-row').first().waitFor();
  await page.waitForLoadState('load');
  expect(await cards(page).count()).toBe(0);
  release();
  await settled(page);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

it('no applications are painted for an account that the server refuses', async () => {
  const visit = await withoutCode(test, 'student', list, {
    faulty: true,
    signedIn: (it) => refuseAccount(it, 'Alumno'),
  });
  await expectNoRows(visit, cards(visit.page));
});
