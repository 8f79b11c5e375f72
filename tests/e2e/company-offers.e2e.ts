import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { unfold } from '../support/pages/company-page.ts';
import {
  offered,
  ownCompany,
  ownList,
  ownOffer,
  rowOf,
  rows,
  withoutOffers,
} from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar', 'ribera', 'illes', 'encina');
const { newPortal, portalOf } = portals;

/** Opens a page as the company, without dialogs of the frame. */
const visit = (path: string, options: Parameters<typeof portals.visit>[2] = {}): Promise<Page> =>
  portals.visit('company', path, { godmode: true, ...options });

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

describe('the list of own offers', () => {
  it('cuts a title of ten thousand letters, like the home page', async () => {
    const portal = await newPortal('montclar');
    withoutOffers(portal);
    const titulo = 'taller '.repeat(1500);
    const offer = ownOffer(portal, { titulo });
    makeCandidacy(portal.db, offer.id, makeStudent(portal.db), { estado: 3 });
    const page = await visit(ownList, { portal, viewport: phone });
    await rows(page).first().waitFor();
    const height = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => it.getBoundingClientRect().height);
    expect(await height('.own-offer-title h2')).toBeLessThan(300);
    await page.goto(portal.url('/'));
    await page.locator('.waiting-rows li').first().waitFor();
    expect(await height('.waiting-rows p')).toBeLessThan(120);
    expect(await auditPage(page)).toEqual([]);
  });

  it('has filters in the address, shows the active ones, and undoes them with back', async () => {
    const portal = await newPortal('montclar');
    withoutOffers(portal);
    for (let number = 1; number <= 24; number += 1)
      ownOffer(portal, { titulo: `Taller ${number}`, fecha: `2026-01-${String(number).padStart(2, '0')}` });
    ownOffer(portal, { titulo: 'Contable', idPerfil: 1, estado: 'cerrada', fecha: '2025-06-01' });
    const page = await visit(ownList, { portal });
    await page.getByText('25 ofertas', { exact: true }).waitFor();
    const names = await page.locator('.list-switch button').allInnerTexts();
    expect(names.map((it) => it.replaceAll(/\s+/g, ' '))).toEqual(['Todas 25', 'Prácticas 24', 'Empleo 1']);
    expect(await rows(page).count()).toBe(10);
    expect(await rows(page).first().locator('h2').innerText()).toBe('Taller 24');
    expect(await rows(page).getByRole('alert').count(), 'nothing to be heard in any row').toBe(0);
    expect(await auditPage(page)).toEqual([]);

    await page.getByRole('button', { name: 'Cargar más' }).click();
    await expect.poll(() => rows(page).count()).toBe(20);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Taller 14');

    await page.locator('.list-more-filters summary').click();
    await page.getByRole('checkbox', { name: /^Cerrada/ }).check();
    await page.getByLabel('Desde').fill('2025-01-01');
    await page.getByText('1 oferta', { exact: true }).waitFor();
    await expect.poll(() => addressOf(page.url())).toBe('/mis-ofertas?estado=cerrada&desde=2025-01-01');
    expect(await auditPage(page)).toEqual([]);
    await page.getByLabel('Orden').selectOption('antiguas');
    await page.getByRole('searchbox').fill('nada de eso');
    await page.getByText('Ninguna oferta coincide con los filtros.').waitFor();
    await expect.poll(() => addressOf(page.url())).toMatch(/titulo=nada\+de\+eso$/);
    await page.goBack();
    await page.getByText('1 oferta', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Quitar el filtro: Cerrada' }).click();
    await page.getByText('25 ofertas', { exact: true }).waitFor();
    // The oldest come first, and the focus is on the next removable filter.
    expect(await rows(page).first().locator('h2').innerText()).toBe('Contable');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Publicadas desde/);
    await page.locator('.list-switch button').nth(1).click();
    await page.getByText('24 ofertas', { exact: true }).waitFor();
  });

  it('begins below its search on a phone, with order and filters in a sheet', async () => {
    const page = await visit('/ca/les-meves-ofertes', { viewport: phone });
    await rows(page).first().waitFor();
    const all = (await page.locator('#own-offers-count').innerText()).trim();
    const opener = page.getByRole('button', { name: /^Filtres/ });
    const search = await page.getByRole('searchbox').boundingBox();
    const beside = await opener.boundingBox();
    expect(beside?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0));
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByLabel('Ordre').selectOption('antiguas');
    await sheet.locator('[name=estado][value=activa]').check();
    await expect.poll(() => addressOf(page.url())).toBe('/ca/les-meves-ofertes?orden=antiguas&estado=activa');
    const count = async () => (await page.locator('#own-offers-count').textContent())?.trim() ?? '';
    await expect.poll(count).not.toBe(all);
    const left = await count();
    expect(await auditPage(page)).toEqual([]);
    await sheet.getByRole('button', { name: `Mostra ${left}`, exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
    await opener.getByText('1', { exact: true }).waitFor();
    await opener.click();
    await sheet.getByRole('button', { name: 'Treu els filtres' }).click();
    await page.keyboard.press('Escape');
    await page.getByText(all, { exact: true }).waitFor();
  });

  it('restores the list position after an offer, on a phone in Catalan', async () => {
    const page = await visit('/ca/les-meves-ofertes?orden=antiguas', {
      viewport: phone,
      dark: true,
    });
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Carrega’n més' }).click();
    await expect.poll(() => rows(page).count()).toBe(20);
    expect(await auditScrolledToTop(page)).toEqual([]);
    const link = rows(page).nth(14).locator('h2 a');
    const title = await link.innerText();
    await link.click();
    await page.waitForURL('**/ca/oferta/*');
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBe(20);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  it('fits into the window, with the longest words of a button too', async () => {
    const page = await visit('/les-meves-ofertes', { brand: 'illes' });
    await rows(page).getByText('Mostra les candidatures').first().waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });

  it('offers to write the first offer if it is empty', async () => {
    const portal = await newPortal('montclar');
    withoutOffers(portal);
    const page = await visit(ownList, { portal });
    const first = page.getByRole('link', { name: 'Crear la primera oferta' });
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe('/nueva-oferta');
    expect(await auditPage(page)).toEqual([]);
  });

  it('renders ten of 500 offers, and searches all of them', async () => {
    const portal = await newPortal('montclar');
    const company = ownCompany(portal);
    for (let number = 1; number <= 500; number += 1)
      makeOffer(portal.db, company, { titulo: `Puesto ${'abcdefghij'[number % 10]}${number}` });
    const page = await visit(ownList, { portal });
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(10);
    await page.getByRole('searchbox').pressSequentially('puesto h77');
    await expect.poll(() => rows(page).locator('h2').allInnerTexts()).toEqual(['Puesto h77']);
    await expect.poll(() => addressOf(page.url())).toBe(`${ownList}?titulo=puesto+h77`);
    await page.reload();
    await expect.poll(() => rows(page).locator('h2').allInnerTexts()).toEqual(['Puesto h77']);
    expect(await page.getByRole('searchbox').inputValue()).toBe('puesto h77');
  });
});

describe('the actions of an offer', () => {
  it('depend on its state: one button, the rest in a menu', async () => {
    const portal = await newPortal('montclar');
    withoutOffers(portal);
    const past = { fecha: '2025-01-01', fechaCaducidad: '2025-06-01' };
    const pending = ownOffer(portal, { estado: 'pendiente' });
    const managed = ownOffer(portal, { estado: 'pendiente', gestor: 'Marta' });
    const active = ownOffer(portal, { gestor: 'Marta' });
    const expired = ownOffer(portal, past);
    const closed = ownOffer(portal, { estado: 'cerrada' });
    makeCandidacy(portal.db, closed.id, makeStudent(portal.db), { estado: 9 });
    const page = await visit(ownList, { portal });
    await rows(page).first().waitFor();
    const first = (offer: typeof pending) =>
      rowOf(page, offer).locator('.own-actions-buttons > .button').innerText();
    const ask = 'Para modificar esta oferta, contacta con la universidad.';
    const questionCount = (offer: typeof pending) => rowOf(page, offer).getByText(ask).count();
    const copies = ['Duplicar', 'Duplicar como empleo'];
    const see = 'Ver como la ve el alumnado';

    expect(await first(pending)).toContain('Editar');
    expect(await rowOf(page, pending).locator('.own-actions a').first().getAttribute('href')).toBe(
      `/editar-oferta/${pending.id}`,
    );
    expect(await offered(rowOf(page, pending))).toEqual([
      'Ver oferta',
      see,
      ...copies,
      'Cerrar la oferta',
      'Eliminar',
    ]);
    expect(await questionCount(pending)).toBe(0);
    expect(await first(managed)).toContain('Ver oferta');
    expect(await offered(rowOf(page, managed))).toEqual([see, ...copies, 'Cerrar la oferta']);
    expect(await questionCount(managed)).toBe(1);
    expect(await first(active)).toContain('Ver candidaturas');
    expect(await offered(rowOf(page, active))).toEqual(['Ver oferta', see, ...copies, 'Cerrar la oferta']);
    expect(await questionCount(active)).toBe(1);
    expect(await first(expired)).toContain('Duplicar');
    expect(await offered(rowOf(page, expired))).toEqual([
      'Ver oferta',
      see,
      'Duplicar como empleo',
      'Cerrar la oferta',
      'Eliminar',
    ]);
    expect(await first(closed)).toContain('Duplicar');
    expect(await offered(rowOf(page, closed))).toEqual([
      'Ver candidaturas',
      'Ver oferta',
      see,
      'Duplicar como empleo',
      'Eliminar',
    ]);
  });

  it('are reached by keyboard, and the menu returns the focus', async () => {
    const page = await visit(ownList);
    const row = rows(page).first();
    await row.waitFor();
    const menu = row.getByRole('button', { name: /^Más acciones/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const entries = row.locator('.action-menu-list li');
    await expect.poll(focused).toBe(await entries.first().innerText());
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(await entries.last().innerText());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await entries.nth(1).innerText());
    await page.keyboard.press('Escape');
    expect(await menu.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it.each([
    { width: 320, height: 256, letters: 16 },
    { width: 640, height: 320, letters: 16 },
    { width: 360, height: 740, letters: 32 },
  ])(
    'is there whole in $width × $height px with letters of $letters px',
    async ({ letters, ...viewport }) => {
      const page = await visit(ownList, {
        viewport,
        before: async (it) => {
          const session = await it.context().newCDPSession(it);
          await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        },
      });
      const menu = rows(page)
        .nth(1)
        .getByRole('button', { name: /^Más acciones/ });
      await menu.waitFor();
      await menu.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await menu.focus();
      await page.keyboard.press('Enter');
      const entries = rows(page).nth(1).locator('.action-menu-list li');
      await entries.first().waitFor();
      for (let count = await entries.count(); count > 0; count -= 1) {
        await page.keyboard.press('ArrowDown');
        const box = await page.evaluate(() => {
          const { left, right, top, bottom } =
            document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          return {
            left,
            right,
            top,
            bottom,
            isEntry: !!document.activeElement?.closest('.action-menu-list'),
          };
        });
        expect(box.isEntry).toBe(true);
        expect([
          Math.min(box.left, box.top) >= 0,
          box.right <= viewport.width,
          box.bottom <= viewport.height,
        ]).toEqual([true, true, true]);
      }
    },
  );

  it.each([
    ['ribera', ['Ver oferta', 'Ver como la ve el alumnado', 'Cerrar la oferta', 'Eliminar'], 0],
    ['illes', ['Ver oferta', 'Ver como la ve el alumnado', 'Duplicar', 'Cerrar la oferta', 'Eliminar'], 1],
  ] as const)('depends on the switches of the brand: %s', async (brand, expected, references) => {
    const offer = ownOffer(portalOf(brand), { fecha: '2026-12-31' });
    const page = await visit(brand === 'illes' ? `/es${ownList}` : ownList, { brand });
    const row = rowOf(page, offer);
    await row.waitFor();
    expect(await offered(row)).toEqual(expected);
    expect(await row.getByText('Referencia').count()).toBe(references);
    expect(await page.getByLabel('Buscar por título o referencia').count()).toBe(references);
  });

  it('do not mention placements in a brand without them', async () => {
    const page = await visit(ownList, { brand: 'encina' });
    for (const [path, part] of [
      ['/mi-empresa', '#bank'],
      ['/mi-empresa', '#signer'],
      ['/mi-perfil', '#contact'],
    ] as const) {
      await page.goto(portalOf('encina').url(path));
      await unfold(page);
      expect(await page.locator(part).innerText()).not.toMatch(/prácticas|convenio/i);
    }
  });

  it('have no choice of kind in a brand with one kind', async () => {
    const offer = ownOffer(portalOf('encina'), { idPerfil: 1, fecha: '2026-12-31' });
    const page = await visit(ownList, { brand: 'encina' });
    await rowOf(page, offer).waitFor();
    expect(await page.locator('.list-switch').count()).toBe(0);
    expect(await offered(rowOf(page, offer))).not.toContain('Duplicar como prácticas');
  });
});
