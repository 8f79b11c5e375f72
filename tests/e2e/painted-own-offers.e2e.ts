import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import {
  changesOf,
  expectNoRows,
  noteChanges,
  refuseAccount,
  withoutCode,
} from '../support/pages/painted-pages.ts';
import { keepUndisturbed, ownList, ownOffer, rows, withoutOffers } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const test = portalTest('meridia');
const { portalOf, newPage, newPortal } = test;

const undisturbed = (page: Page): Promise<void> => keepUndisturbed(page, portalOf());

/** The list is that of the code. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('.own-offers[aria-busy="false"]').waitFor();
};

const places = (page: Page): Promise<string[]> =>
  page
    .locator('.own-offers-head > *, .list-filters, .list-count, .own-offer-table tr, .list-more')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return [top, left, width, height].join(' ');
      }),
    );

it.each([phone, desktop])(
  'offers of a company are there before any code, nothing moves, and no node of them changes: $width px',
  async (viewport) => {
    for (let number = 1; number <= 12; number += 1) ownOffer(portalOf(), { titulo: `Puesto ${number}` });
    const asked: string[] = [];
    const { page, release } = await withoutCode(test, 'company', ownList, {
      viewport,
      signedIn: async (it) => {
        await undisturbed(it);
        it.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(10);
    expect(await page.locator('.own-offers[aria-busy="true"]').count()).toBe(1);
    expect(await page.locator('.own-offers .skeleton-rows').count()).toBe(0);
    await rows(page).nth(1).locator('th a').focus();
    await noteChanges(page, '.own-offers-head, .list-count, .own-offer-table, .list-more');
    const before = await places(page);
    release();
    await settled(page);
    await rows(page).first().locator('.action-menu').waitFor();
    const { changes, keepsFocus } = await changesOf(page);
    expect(keepsFocus).toBe(true);
    expect(await places(page)).toEqual(before);
    // Only what acts is added, in its places.
    const expected = /own-actions-menu|list-file|list-more|list-badge|list-switch/;
    expect(changes.filter((change) => !expected.test(change))).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/dameProcesosEmpleoYpracticas'))).toHaveLength(1);
  },
);

it('what is typed into the filter before the code filters the list', async () => {
  const { page, release } = await withoutCode(test, 'company', ownList, { signedIn: undisturbed });
  await rows(page).first().waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('no hay ninguna');
  release();
  await settled(page);
  await page.locator('.own-offers .page-state').waitFor();
  expect(await search.inputValue()).toBe('no hay ninguna');
  expect(new URL(page.url()).searchParams.get('titulo')).toBe('no hay ninguna');
});

it.each(['a filter in the address', 'a draft in the browser'])(
  'the code fills the list with %s',
  async (what) => {
    const path = what.startsWith('a filter') ? `${ownList}?estado=activa` : ownList;
    const { page, release } = await withoutCode(test, 'company', path, {
      signedIn: async (it) => {
        await undisturbed(it);
        if (path === ownList)
          await it.evaluate(
            (key) => localStorage.setItem(key, '{}'),
            storageKey('meridia', 'borrador.oferta.1.nueva'),
          );
      },
    });
    await page.locator('.own-offers .skeleton-row').first().waitFor();
    await page.waitForLoadState('load');
    expect(await rows(page).count()).toBe(0);
    release();
    await rows(page).first().waitFor();
  },
);

it('a company without offers is told so by the code', async () => {
  const portal = await newPortal('meridia');
  withoutOffers(portal);
  const page = await newPage();
  await portal.signIn(page, 'company');
  await keepUndisturbed(page, portal);
  await page.goto(portal.url(ownList));
  await page.locator('main .page-state').waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
});

it('no offers are painted for a company that the server refuses', async () => {
  const visit = await withoutCode(test, 'company', ownList, {
    faulty: true,
    signedIn: async (it) => {
      await undisturbed(it);
      await refuseAccount(it, 'Empresa');
    },
  });
  await expectNoRows(visit, rows(visit.page));
});

it('markup in the title of an offer is text', async () => {
  const titulo = '<img src=x onerror="x()"><b>Puesto</b>';
  const { page } = await withoutCode(test, 'company', ownList, {
    signedIn: async (it) => {
      await undisturbed(it);
      await it.route(/\/dameProcesosEmpleoYpracticas/, async (route) => {
        const response = await route.fetch();
        const { datos, ...head } = (await response.json()) as { datos: object[] };
        await route.fulfill({ json: { ...head, datos: datos.map((offer) => ({ ...offer, titulo })) } });
      });
    },
  });
  await rows(page).first().waitFor();
  expect(await rows(page).first().locator('th a').innerText()).toBe(titulo);
  expect(await page.locator('.own-offer-table :is(img, b)').count()).toBe(0);
});
