import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import {
  candidatePane,
  candidateRow,
  type OfferWithCandidates,
  offerWith,
  openCandidates,
} from '../support/pages/candidates.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf } = portals;

/** An offer with a title of two lines on a phone and conditions, of which its candidates meet one. */
function typicalOffer(states: readonly number[]): OfferWithCandidates {
  const offer = offerWith(portalOf(), states);
  const { db } = portalOf();
  const titulo = 'Prácticas en administración y contabilidad de taller';
  const datos = { plazas: 2, idiomas: [{ idioma: 1, nivel: 5 }] };
  db.update('offer', { id: offer.id }, { titulo, datos });
  db.insert('offer_degree', { offer: offer.id, titulacion: 101, clase: 'requerida' });
  return offer;
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown');
  return { ...box, bottom: box.y + box.height };
};

const lines = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().bottom))).size);

describe('the list of candidates', () => {
  it('shows candidates above the fold, in low rows below one line of tools', async () => {
    const { path } = typicalOffer([3, 4, 16, 5, 9, 8]);
    const page = await openCandidates(portals, path);
    const rows = page.locator('.candidate-row');
    const heights = await rows.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    expect((await boxOf(rows.nth(4))).bottom).toBeLessThanOrEqual(desktop.height);
    expect(await rows.first().innerText()).toMatch(
      /Zoë[^]*Grado[^]*Enviada a la empresa[^]*Cumple 1 de 2[^]*28 mar/,
    );
    expect(
      await lines(page, '.candidates-toolbar :is(input, select, .list-open-filters, .action-menu-button)'),
    ).toBe(1);
    expect(await auditPage(page)).toEqual([]);
  });

  it('shows the first candidate above the fold of a phone, with the stages in one row', async () => {
    const { path } = typicalOffer([3, 4]);
    const page = await openCandidates(portals, path, { viewport: phone });
    expect((await boxOf(page.locator('.candidate-row').first())).bottom).toBeLessThanOrEqual(phone.height);
    expect(await lines(page, '.candidate-tabs button')).toBe(1);
    // A name fits into the search.
    expect((await boxOf(page.getByLabel('Buscar por nombre'))).width).toBeGreaterThan(160);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

describe('the bar of a candidate', () => {
  it('stays in sight with name, fit and moves while the CV is read', async () => {
    const { path } = typicalOffer([3, 3, 3]);
    const page = await openCandidates(portals, path);
    await candidateRow(page, 'Zoë').getByRole('link').click();
    const bar = page.locator('.candidate-bar');
    await bar.getByText('Cumple 1 de 2').waitFor();
    // How the fit is made up is open where a condition is not met.
    await candidatePane(page).locator('.candidate-conditions').waitFor();
    await page.locator('.candidate-body').evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await page.evaluate(() => scrollTo(0, 200));
    for (const part of [bar, page.locator('.candidate-pane-name')]) {
      const { y, bottom } = await boxOf(part);
      expect(y).toBeGreaterThan(60);
      expect(bottom).toBeLessThan(desktop.height);
    }
    // The next step is filled and first, the rejection apart and last.
    const buttons = bar.getByRole('button');
    expect(await buttons.first().innerText()).toBe('En proceso de selección');
    expect(await bar.locator('.button-primary').count()).toBe(1);
    expect(await buttons.last().innerText()).toBe('Descartar');
    await buttons.first().click();
    await bar.getByText('Ahora está en').waitFor();
    await bar.getByRole('button', { name: 'Siguiente sin leer' }).click();
    await page.locator('.candidate-pane-name').getByText('Biel').waitFor();
  });

  it.each([false, true])('stands at the bottom of a phone (dark: %s)', async (dark) => {
    const { ids } = typicalOffer([3, 3]);
    const page = await openCandidates(portals, `/ver-cv/${ids[0]}`, { viewport: phone, dark });
    const bar = page.locator('.candidate-bar');
    const bottom = async () => Math.round((await boxOf(bar)).bottom);
    expect(await bottom()).toBe(phone.height);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await bottom()).toBe(phone.height);
    // Nothing of the page ends behind it.
    expect((await boxOf(page.locator('footer').last())).bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
    expect(await bar.innerText()).toMatch(/^Zoë Roca[^]*Cumple 1 de 2/);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await bar.getByRole('button', { name: /^Otros pasos/ }).click();
    await bar.getByRole('button', { name: 'Preseleccionada' }).click();
    await bar.getByText('Ahora está en «Preseleccionada»').waitFor();
    await bar.getByRole('button', { name: 'Siguiente sin leer' }).click();
    await page.getByRole('heading', { name: /^Biel/, level: 1 }).waitFor();
  });
});
