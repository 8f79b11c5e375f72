import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { localDay } from '#core/i18n/dates.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { unfold } from '../support/pages/company-page.ts';
import { openRow } from '../support/pages/folding-rows.ts';
import { ownCompany, ownList, ownOffer, rowOf } from '../support/pages/own-offers.ts';
import { makeAgreement } from '../support/sandbox/make-companies.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

/* Lists of a company that hold a year's work: searched, grouped, with a row each, and as a file. */

const portals = portalTest('meridia');
const { newPortal } = portals;

const open = (
  portal: LivePortal,
  path: string,
  options: Parameters<typeof portals.visit>[2] = {},
): Promise<Page> => portals.visit('company', path, { portal, godmode: true, ...options });

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

/** Day some days from today. */
const dayIn = (days: number): string => localDay(Date.now() + days * 86_400_000);

const rows = (page: Page) => page.locator('.folding-rows > li');
const names = (page: Page) => rows(page).locator('summary h3').allInnerTexts();
const groups = (page: Page) =>
  page
    .locator('.row-group > summary')
    .allInnerTexts()
    .then((all) => all.map((text) => text.replaceAll(/\s+/g, ' ').trim()));

/** Presses the button of a file and returns its name and text. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Presses the button of a print and returns the rows of the printed table, each as text, by its columns. */
async function printed(page: Page, button: string): Promise<string[][]> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: button }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.printed-list table').waitFor();
  expect(await page.locator('main').isVisible()).toBe(false);
  const cells = await page
    .locator('.printed-list tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.printed-list').count()).toBe(0);
  return cells;
}

/** Replaces the placements of the company by those of students with given names. */
function withPlacements(portal: LivePortal, values: readonly [string, Record<string, unknown>][]): void {
  const { db } = portal;
  const company = ownCompany(portal);
  db.run(sql`DELETE FROM placement WHERE company = ${company}`);
  for (const [nombre, placement] of values)
    makePlacement(db, makeStudent(db, { nombre }), company, placement as Parameters<typeof makePlacement>[3]);
}

describe('the placements of a company', () => {
  const path = '/solicitar-cambio-practicas';

  it('are one row each, in groups by state, with the finished ones folded', async () => {
    const portal = await newPortal('meridia');
    withPlacements(portal, [
      ['Ñandutí', { estado: 'activa', fechaInicio: dayIn(-60), fechaFin: dayIn(20) }],
      ...Array.from({ length: 12 }, (_, index): [string, Record<string, unknown>] => [
        `Ömer${index}`,
        { estado: 'activa', fechaInicio: dayIn(-30), fechaFin: dayIn(90) },
      ]),
      ['Íngrid', { estado: 'pendiente', fechaInicio: dayIn(30), fechaFin: dayIn(120) }],
      ['Zoë', { estado: 'finalizada', fechaInicio: dayIn(-200), fechaFin: dayIn(-100) }],
    ]);
    const page = await open(portal, path, { viewport: phone });
    await rows(page).first().waitFor();
    expect(await groups(page)).toEqual(['En curso 13', 'Por empezar 1', 'Finalizadas 1']);
    expect(await rows(page).count()).toBe(11);
    const heights = await rows(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(110);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
    expect(await auditScrolledToTop(page)).toEqual([]);

    await page.getByRole('button', { name: 'Cargar más' }).click();
    expect(await rows(page).count()).toBe(14);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');

    await page.getByRole('button', { name: /^Terminan en los próximos 30 días/ }).click();
    await expect.poll(() => addressOf(page)).toBe(`${path}?ver=terminan`);
    expect((await names(page)).map((name) => name.split(' ')[0])).toEqual(['Ñandutí']);
    await rows(page).getByText('Termina pronto').waitFor();
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await page.getByRole('searchbox').fill('zoe');
    await expect.poll(() => addressOf(page)).toBe(`${path}?buscar=zoe`);
    await expect.poll(async () => (await names(page)).map((name) => name.split(' ')[0])).toEqual(['Zoë']);
    await page.reload();
    await expect.poll(async () => (await names(page)).map((name) => name.split(' ')[0])).toEqual(['Zoë']);
    await page.getByRole('searchbox').fill('nadie así');
    await page.getByText('No hay prácticas que coincidan con los filtros.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await expect.poll(() => addressOf(page)).toBe(path);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prácticas: 15');
  });

  it('are downloaded as a table for spreadsheets and printed, all that match the filters', async () => {
    const portal = await newPortal('meridia');
    withPlacements(portal, [
      [
        '=HYPERLINK("x")',
        { estado: 'activa', fechaInicio: '2026-01-01', fechaFin: '2040-06-30', datos: { horasAldia: 4.5 } },
      ],
      ...Array.from({ length: 30 }, (_, index): [string, Record<string, unknown>] => [
        `Ömer${index}`,
        { estado: 'activa', fechaInicio: '2026-01-01', fechaFin: '2040-05-31' },
      ]),
    ]);
    const page = await open(portal, '/ca/sollicitar-canvi-practiques', { viewport: desktop, dark: true });
    await rows(page).first().waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    const { name, text } = await download(page, 'Descarrega CSV');
    expect(name).toBe('practiques-a-l-empresa.csv');
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Persona";"Pràctiques";"Estat";"Inici";"Fi";"Hores al dia"/);
    expect(lines).toHaveLength(33);
    const guarded = lines.find((line) => line.includes('HYPERLINK')) ?? '';
    expect(guarded).toMatch(/^"'=HYPERLINK\(""x""\)/);
    expect(guarded).toContain('"En curs";2026-01-01;2040-06-30;4,5');
    const table = await printed(page, 'Imprimeix');
    expect(table).toHaveLength(32);
    expect(table.find(([person]) => person?.startsWith('='))).toContain('30 de juny 2040');
  });

  it('opens the one in the address, folded or not', async () => {
    const portal = await newPortal('meridia');
    withPlacements(portal, [
      ['Ñandutí', { estado: 'activa', fechaInicio: dayIn(-60), fechaFin: dayIn(20) }],
      ['Zoë', { estado: 'finalizada', fechaInicio: dayIn(-200), fechaFin: dayIn(-100) }],
    ]);
    const id = portal.db.value<number>(sql`SELECT max(id) FROM placement`) ?? 0;
    const page = await open(portal, `${path}?practica=${id}`);
    const row = page.getByRole('article', { name: /^Zoë/ });
    await row.locator('.facts').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Zoë/);
    await openRow(page, 'Ñandutí');
  });
});

describe('the own offers of a company', () => {
  it('have 40 % of the width for their titles, open as rows, and say what a state means on demand', async () => {
    const portal = await newPortal('meridia');
    const offer = ownOffer(portal, { estado: 'activa', titulo: 'Laboratorio de bioinformática' });
    const page = await open(portal, `${ownList}?titulo=bioinformatica`, { viewport: desktop });
    const row = rowOf(page, offer);
    await row.waitFor();
    const widths = await row.evaluate((it) => [it.firstElementChild, it].map((one) => one?.clientWidth ?? 0));
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThanOrEqual(0.39);
    const meaning = row.getByText('Está publicada y recibe candidaturas.');
    expect(await meaning.isVisible()).toBe(false);
    await row.locator('.own-state-more summary').click();
    await meaning.waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    // The link of the title covers the row, so that it takes the press.
    await row.locator('.own-offer-dates').click({ force: true });
    await page.waitForURL(/\/oferta\//);
  });

  it('take three lines of a card on a phone, and are a file with all that match', async () => {
    const portal = await newPortal('meridia');
    for (let number = 1; number <= 12; number += 1) ownOffer(portal, { titulo: `Taller ñ${number}` });
    const page = await open(portal, `${ownList}?titulo=taller+ñ`, { viewport: phone, dark: true });
    const cards = page.locator('.own-offer-table tbody tr');
    await cards.first().waitFor();
    const heights = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    const { name, text } = await download(page, 'Descargar CSV');
    expect(name).toBe('ofertas-de-la-empresa.csv');
    expect(text.trim().split('\r\n')).toHaveLength(13);
    expect(await printed(page, 'Imprimir')).toHaveLength(13);
  });
});

describe('the contacts and agreements of a company', () => {
  it('are searched apart from each other, ten at a time, each with a file', async () => {
    const portal = await newPortal('meridia');
    const { db } = portal;
    const company = ownCompany(portal);
    for (let number = 1; number <= 30; number += 1) {
      const email = `zoe${number}@taller.example`;
      db.insert('contact', { company, nombre: 'Zoë', apellidos: `Ñandú ${number}`, email, datos: {} });
      makeAgreement(db, company, { estado: number > 20 ? 'Caducado' : 'Formalizado' });
    }
    const page = await open(portal, '/mi-empresa', { viewport: phone });
    const contacts = page.locator('#contacts');
    const agreements = page.locator('#agreements');
    await unfold(page);
    await contacts.locator('.entry').first().waitFor();
    expect(await contacts.locator('.entry').count()).toBe(10);
    await contacts.getByRole('searchbox').fill('zoe7@');
    await expect.poll(() => contacts.locator('.entry').count()).toBe(1);
    await expect.poll(() => addressOf(page)).toBe('/mi-empresa?contactos.buscar=zoe7@');
    await agreements.getByRole('button', { name: /^Caducados/ }).click();
    await expect.poll(() => addressOf(page)).toContain('convenios.ver=caducados');
    expect(await contacts.locator('.entry').count()).toBe(1);
    // Complete sections are folded, except the one that the address filters.
    await page.reload();
    await contacts.locator('.entry').waitFor();
    expect(await page.locator('#identity .section-fold').getAttribute('open')).toBeNull();
    expect(await agreements.locator('.folding-row').count()).toBe(10);
    expect(await auditScrolledToTop(page)).toEqual([]);
    const { text } = await download(page, 'Descargar CSV Contactos de la empresa');
    expect(text).toMatch(/"Zoë";"Ñandú 7";.*"zoe7@taller.example"/);
    const { text: all } = await download(page, 'Descargar CSV Convenios de la empresa');
    expect(
      all
        .trim()
        .split('\r\n')
        .slice(1)
        .every((line) => line.includes('"Caducado"')),
    ).toBe(true);
  });
});
