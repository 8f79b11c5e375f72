import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { offerWith } from '../support/pages/candidates.ts';
import { keepUndisturbed } from '../support/pages/own-offers.ts';
import {
  changesOf,
  expectNoRows,
  noteChanges,
  refuseAccount,
  withoutCode,
} from '../support/pages/painted-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('meridia');
const { portalOf } = test;

const undisturbed = (page: Page): Promise<void> => keepUndisturbed(page, portalOf());
const rows = (page: Page) => page.locator('.candidate-rows > .candidate-row');

/** Path of the candidates of an offer, one in each of the states. */
const pathOf = (count: number): string =>
  offerWith(
    portalOf(),
    Array.from({ length: count }, (_, index) => 3 + (index % 2)),
  ).path;

/** What the browser keeps of all answers. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** The list is that of the code. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('.candidates:not([aria-busy])').waitFor();
};

const places = (page: Page): Promise<string[]> =>
  page
    .locator(
      '.candidates-head > *, .candidate-tabs, .candidates-toolbar, .candidates-tools > *, .candidate-row, .candidate-who, .candidates-more',
    )
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return [element.className, top, left, width, height].join(' ');
      }),
    );

it.each([phone, desktop])(
  'candidates are there before any code, nothing moves, and no node of them changes: $width px',
  async (viewport) => {
    const asked: string[] = [];
    const { page, release } = await withoutCode(test, 'company', pathOf(20), {
      viewport,
      signedIn: async (it) => {
        await undisturbed(it);
        it.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(15);
    expect(await page.locator('.candidates[aria-busy="true"]').count()).toBe(1);
    expect(await page.locator('main .detail').count()).toBe(0);
    expect(await kept(page)).not.toContain('candidatos');
    await rows(page).nth(1).locator('h2 a').focus();
    await noteChanges(page, '.candidates-head, .candidates-list');
    const before = await places(page);
    release();
    await settled(page);
    await rows(page).first().locator('.candidate-choose input').waitFor();
    await page.locator('.candidates-toolbar .action-menu').waitFor();
    const { changes, keepsFocus } = await changesOf(page);
    expect(keepsFocus).toBe(true);
    expect((await places(page)).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    // Only what acts is added, in its places, and rows below.
    const expected =
      /candidate-choose|candidate-tabs|candidates-toolbar|name="texto"|select-all|candidates-more|candidate-rows/;
    expect(changes.filter((change) => !expected.test(change))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).not.toContain('candidatos');
    expect(asked.filter((path) => path.includes('/dameDatosProceso/'))).toHaveLength(1);
  },
);

it('candidates come with the code where the address has a filter', async () => {
  const { page, release } = await withoutCode(test, 'company', `${pathOf(3)}?orden=nombre`, {
    signedIn: undisturbed,
  });
  await page.locator('main .detail[aria-busy="true"]').waitFor();
  await page.waitForLoadState('load');
  expect(await rows(page).count()).toBe(0);
  release();
  await rows(page).first().waitFor();
});

it('no candidates are painted for a company that the server refuses', async () => {
  const visit = await withoutCode(test, 'company', pathOf(3), {
    faulty: true,
    signedIn: async (it) => {
      await undisturbed(it);
      await refuseAccount(it, 'Empresa');
    },
  });
  await expectNoRows(visit, rows(visit.page));
});

it('markup in the name of a candidate is text', async () => {
  const nombre = '<img src=x onerror="x()"><b>Ana</b>';
  const { page } = await withoutCode(test, 'company', pathOf(2), {
    signedIn: async (it) => {
      await undisturbed(it);
      await it.route(/\/dameDatosProceso\//, async (route) => {
        const response = await route.fetch();
        const { datos, ...head } = (await response.json()) as { datos: { candidatos: object[] } };
        const candidatos = datos.candidatos.map((row) => ({ ...row, nombre, apellidos: 'Gil' }));
        await route.fulfill({ json: { ...head, datos: { ...datos, candidatos } } });
      });
    },
  });
  await rows(page).first().waitFor();
  expect(await rows(page).first().locator('h2 a').innerText()).toBe(`${nombre} Gil`);
  expect(await page.locator('.candidate-rows :is(img, b)').count()).toBe(0);
});
