import { text as streamText } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { eachReadFault, victim } from '../support/faults/victims.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { visit, newPortal } = visits;

const rows = (page: Page) => page.locator('.agenda-row');
const shown = (page: Page) => page.locator('.list-count').waitFor();
const daysOf = (page: Page): Promise<string[]> =>
  rows(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

/** The file that a press saves, unfolded. */
async function saved(page: Page, name: string | RegExp): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  const file = await download;
  const text = await streamText(await file.createReadStream());
  return { name: file.suggestedFilename(), text: text.replaceAll('\r\n ', '') };
}

const count = (text: string, line: RegExp): number => text.match(line)?.length ?? 0;

describe('the page of dates', () => {
  it('lists what is dated for a student, the nearest first, with a calendar file of each and of all', async () => {
    const page = await visit('student', '/fechas');
    await shown(page);
    const days = await daysOf(page);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted());
    expect(await auditPage(page)).toEqual([]);

    const all = await saved(page, 'Guardar todo en el calendario');
    expect(all.name).toBe('fechas.ics');
    expect(count(all.text, /^BEGIN:VEVENT/gm)).toBe(days.length);
    expect(count(all.text, /^BEGIN:VTIMEZONE/gm)).toBe(1);
    const [day = ''] = days;
    const one = await saved(page, /^Guardar en el calendario/);
    expect(count(one.text, /^BEGIN:VEVENT/gm)).toBe(1);
    expect(one.text).toMatch(new RegExp(`^DTSTART;.*:${day.replaceAll('-', '')}`, 'm'));
    const link = await rows(page).first().getByRole('link').getAttribute('href');
    expect(one.text).toContain(`URL:${new URL(link ?? '', page.url()).href}\r\n`);
  });

  it('keeps the chosen kind in the address', async () => {
    const page = await visit('student', '/ca/dates', { viewport: phone, dark: true });
    await shown(page);
    await page.getByLabel('Tipus').selectOption('event');
    expect(addressOf(page)).toBe('/ca/dates?tipo=event');
    const kinds = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-kind')));
    expect(new Set(kinds)).toEqual(new Set(['event']));
    expect(await auditPage(page)).toEqual([]);
    await page.goBack();
    await page.locator('.agenda-row:not([data-kind="event"])').first().waitFor();
  });

  it('has weekly sheets of vocational cycles, overdue ones first', async () => {
    const page = await visit('vocational-student', '/fechas', { godmode: true });
    await shown(page);
    await page.locator('.agenda-row[data-kind="sheet"]').first().waitFor();
    const first = page.locator('.dates section').first();
    expect(await first.getByRole('heading', { level: 2 }).innerText()).toBe('Atrasado');
    expect(await first.locator('.agenda-row:not([data-kind="sheet"])').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });

  it('lists offers, placements, agreement and events of a company', async () => {
    const page = await visit('company', '/fechas', { godmode: true });
    await shown(page);
    const kinds = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-kind')));
    for (const kind of ['closes', 'ends', 'event']) expect(kinds).toContain(kind);
    expect(await auditPage(page)).toEqual([]);
    await page.locator('.side-menu, nav').getByRole('link', { name: 'Fechas' }).first().waitFor();
  });

  it('can be subscribed to where the server has a calendar, and says nothing of it elsewhere', async () => {
    const page = await visit('student', '/fechas');
    await shown(page);
    const address = await page.getByRole('link', { name: 'Suscribirme' }).getAttribute('href');
    expect(address).toMatch(/^webcal:\/\/.*\.ics$/);
    const feed = await page.request.get((address ?? '').replace('webcal:', 'http:'));
    expect(count(await feed.text(), /^BEGIN:VEVENT/gm)).toBe((await daysOf(page)).length);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.getByRole('button', { name: 'Copiar la dirección' }).click();
    await page.getByText('Dirección copiada.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      address?.replace('webcal:', 'http:'),
    );
    expect(await auditScrolledToTop(page)).toEqual([]);
    for (const unsafe of ['', 'javascript:alert(1)', 'https://user:word@otro.example/x.ics']) {
      await page.evaluate((value) => {
        for (const key of Object.keys(localStorage))
          if (key.endsWith('.calendario')) localStorage.setItem(key, value);
      }, unsafe);
      await page.reload();
      await shown(page);
      expect(await page.locator('.dates-feed').count()).toBe(0);
    }
  });

  it('shows the other dates where a part cannot be read, and is complete after a retry', async () => {
    const page = await visit('student', '/fechas', {
      faulty: true,
      signedIn: (it) => it.route(/damePracticasAlumno/, (route) => route.fulfill({ status: 500 })),
    });
    await page.getByText('Falta alguna fecha').waitFor();
    const before = await rows(page).count();
    expect(before).toBeGreaterThan(0);
    await page.unroute(/damePracticasAlumno/);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Falta alguna fecha').waitFor({ state: 'detached' });
    expect(await rows(page).count()).toBeGreaterThan(before);
  });

  it('shows each fault of the server, and loads on retry', async () => {
    const { url } = visits.portalOf();
    await eachReadFault(await victim(visits, 'student', '/fechas'), {
      urls: [url('/fechas')],
      calls: /dameCandidaturas|damePracticasAlumno|dameEventos/,
      shown,
    });
  });
});

describe('the next dates', () => {
  it.each([
    ['student', '.home-student'],
    ['company', '.company-home-side'],
  ] as const)('of a %s stand on the home, three of them', async (persona, part) => {
    const page = await visit(persona, '/', { godmode: true });
    const block = page.locator(`${part} .home-dates`);
    await block.locator('.agenda-row').first().waitFor();
    expect(await block.locator('.agenda-row').count()).toBe(3);
    expect(await auditPage(page)).toEqual([]);
    await block.getByRole('link', { name: /^Ver todo/ }).click();
    await page.waitForURL('**/fechas');
    await shown(page);
  });
});

describe('an offer about to close', () => {
  it('says so on its card, its page, the saved list and the dates, and when it was closed early', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    const company = db.value<number>(sql`SELECT id FROM company LIMIT 1`) ?? 0;
    const inDays = (days: number): string =>
      new Intl.DateTimeFormat('sv-SE').format(Date.now() + days * 86_400_000);
    const offer = makeOffer(db, company, {
      titulo: 'Taller de vidrio',
      fecha: inDays(0),
      fechaDestacada: inDays(0),
      fechaCaducidad: inDays(2),
    });
    const page = await visit('student', '/ofertas-practicas?modo=todas', { portal });
    const card = page.locator('.offer-card').filter({ hasText: 'Taller de vidrio' });
    await card.getByText('Cierra en 2 días').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await card.getByRole('button', { name: /^Guardar/ }).click();
    await card.getByRole('link').click();
    await page.locator('.offer-apply').getByText('Cierra en 2 días').waitFor();

    await page.goto(portal.url('/fechas'));
    await page.locator('.agenda-row[data-kind="closes"]').filter({ hasText: 'Taller de vidrio' }).waitFor();

    const cierre = { por: 'empresa', fecha: `${inDays(-1)}T10:00` };
    db.update('offer', { id: offer.id }, { estado: 'cerrada', cierre });
    // As if the browser had looked at it long ago.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        const text = localStorage.getItem(key) ?? '';
        if (key.includes('guardado')) localStorage.setItem(key, text.replace(/"mirada":\d+/g, '"mirada":0'));
      }
    });
    await page.goto(portal.url('/ofertas-practicas?modo=todas'));
    await page.getByRole('button', { name: /^Guardad/ }).click();
    const line = page.locator('.saved-line').filter({ hasText: 'Taller de vidrio' });
    await line.getByText(/^Se cerró el .*, antes de su último día/).waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});

it.each([
  ['/mis-candidaturas', 'Mis candidaturas'],
  ['/mis-practicas', 'Mis prácticas'],
])('a student prints %s as a proof, with institution, name and address', async (path, title) => {
  const page = await visit('student', path);
  const print = page.getByRole('button', { name: `Imprimir ${title}` });
  await print.waitFor();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await print.click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed-list');
  const text = await sheet.innerText();
  expect(text).toContain('Universidad Montclar');
  expect(text).toContain('Lucía');
  expect(text).toContain(`Consta en ${new URL(path, page.url()).href}`);
  expect(await sheet.locator('tbody tr').count()).toBeGreaterThan(0);
});
