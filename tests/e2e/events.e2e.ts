import { text as streamText } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { blockStorage, shiftClock } from '../support/faults/faults.ts';
import { hydrated } from '../support/portal/portal.ts';
import { eachFault, eachReadFault, victim } from '../support/faults/victims.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'ribera');
const { portalOf, visit } = visits;

const cards = (page: Page) => page.locator('.events .event-card');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Waits until the list or an event is shown. */
const shown = (page: Page) => page.locator('.list-filters, article.detail').waitFor();
const datesOf = (page: Page): Promise<string[]> =>
  cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

/** Simulates a server that tells neither the free places nor who may enrol. */
async function keepPlacesSecret(page: Page): Promise<void> {
  await page.route(/dameFichaEvento/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      datos?: { plazasLibres?: number; puedeInscribirse?: boolean };
    };
    delete answer.datos?.plazasLibres;
    delete answer.datos?.puedeInscribirse;
    await route.fulfill({ response, json: answer });
  });
}

describe('the list of events', () => {
  it('lists future events by date, with filters in the address, one step of "back" each', async () => {
    const page = await visit('student', '/eventos');
    await shown(page);
    const dates = await datesOf(page);
    const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).toEqual([...dates].sort());
    expect(dates.every((date) => date >= today)).toBe(true);
    expect(await page.getByText('Destacado').count()).toBe(1);
    expect(await page.locator('.event-card img').first().getAttribute('width')).toBe('160');

    await page.getByLabel('Buscar por título o resumen').pressSequentially('FÓRO emp');
    await expect.poll(() => addressOf(page)).toBe('/eventos?texto=F%C3%93RO+emp');
    expect(await page.getByText('1 evento', { exact: true }).count()).toBe(1);
    await page.getByLabel('Categoría').selectOption('talleres');
    expect(addressOf(page)).toBe('/eventos?texto=F%C3%93RO+emp&categoria=talleres');
    await page.getByText('Ningún evento coincide').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.goBack();
    await page.getByText('1 evento', { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(dates.length);
    expect(await page.getByLabel('Buscar por título o resumen').inputValue()).toBe('');
    await page.goForward();
    await page.getByText('1 evento', { exact: true }).waitFor();
    await button(page, 'Quitar los filtros').click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('texto');
    expect(addressOf(page)).toBe('/eventos');
  });

  it('opens with the shared filters, and keeps them after an event, in any language', async () => {
    const page = await visit('student', '/ca/esdeveniments?categoria=ferias', {
      viewport: phone,
      dark: true,
    });
    await shown(page);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(0);
    expect(await auditPage(page)).toEqual([]);
    const title = await cards(page).first().getByRole('link').innerText();
    const held = Promise.withResolvers<undefined>();
    await page.route(/dameFichaEvento/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/ca/esdeveniments/*');
    // The title is handed off by the list, so it is shown before the event is loaded.
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expect.poll(() => page.title()).toContain(title);
    expect(await page.locator('article.detail').count()).toBe(0);
    held.resolve(undefined);
    await shown(page);
    await page.goBack();
    await shown(page);
    expect(await cards(page).count()).toBe(count);
    // Going back restores the position in the list.
    await page.waitForFunction(() => document.activeElement?.closest('[data-row] h3'));
    expect(await page.getByLabel('Categoria').inputValue()).toBe('ferias');
  });

  it('is open to companies, with a message if it is empty', async () => {
    const page = await visit('company', '/eventos', {
      signedIn: (it) => it.route(/dameEventos/, (route) => route.fulfill({ json: { status: 0, datos: [] } })),
    });
    await page.getByText('No hay eventos a la vista').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.unroute(/dameEventos/);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await shown(page);
    expect(await cards(page).count()).toBeGreaterThan(5);
  });
});

describe('an event', () => {
  it('leads a visitor from its public page through the sign-in to the enrolment', async () => {
    const { db } = portalOf();
    db.run(sql`DELETE FROM event_registration WHERE event IN
      (SELECT id FROM event WHERE urlAcceso = 'foro-de-empleo')`);
    const page = await visit(undefined, '/evento-publico/foro-de-empleo');
    await shown(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await page.title()).toContain(title);
    expect(await auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ir a la inscripción' }).click();
    await page.waitForURL('**/login');
    await hydrated(page);
    await page.locator('[name=usuario]').fill(personaOf('student').usuario);
    await page.locator('[name=password]').fill(examplePassword);
    await page.locator('.login-form form button[type=submit]').click();
    await page.waitForURL('**/eventos/foro-de-empleo');
    await shown(page);
    const left = async (): Promise<number> =>
      Number(/quedan (\d+)/.exec(await page.locator('.detail-facts').innerText())?.[1]);
    const before = await left();
    await button(page, 'Inscribirme').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Tu inscripción se ha registrado correctamente.').waitFor();
    expect(await left()).toBe(before - 1);
    const remark = page.getByText('Ya te has inscrito en este evento.');
    await remark.waitFor();
    expect(await page.locator('.detail-remark').evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await auditPage(page)).toEqual([]);
    await page.reload();
    await remark.waitFor();
    expect(await left()).toBe(before - 1);
  });

  it('is exported as a calendar file', async () => {
    const page = await visit('graduate', '/eventos/foro-de-empleo');
    await shown(page);
    const download = page.waitForEvent('download');
    await button(page, 'Añadir al calendario').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('foro-de-empleo.ics');
    const text = await streamText(await file.createReadStream());
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/DTSTART;TZID=Europe\/Madrid:\d{8}T\d{6}\r\n/);
    expect(text.replaceAll('\r\n ', '')).toContain('/evento-publico/foro-de-empleo\r\n');
  });

  it.each([
    ['student', 'simulacro-de-entrevistas', 'Este evento no admite inscripciones.'],
    ['student', 'primer-contrato', 'Este evento es solo para personas tituladas.'],
    ['graduate', 'curso-de-hojas-de-calculo', 'Este evento es solo para estudiantes.'],
  ] as const)('refuses a %s with its reason, and offers it no more: %s', async (persona, event, reason) => {
    const page = await visit(persona, `/eventos/${event}`, { before: keepPlacesSecret });
    await shown(page);
    await button(page, 'Inscribirme').click();
    const banner = page.locator('.detail-panel').getByRole('alert').filter({ hasText: reason });
    await banner.waitFor();
    expect(await banner.getByRole('link', { name: 'Ver eventos' }).getAttribute('href')).toBe('/eventos');
    expect(await button(page, 'Inscribirme').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('that is full shows it, and accepts no enrolment', async () => {
    const page = await visit('student', '/eventos/simulacro-de-entrevistas');
    await page.locator('.detail-panel').getByText('Ya no quedan plazas.').waitFor();
    expect(await button(page, 'Inscribirme').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it.each([
    ['student', '/eventos/primer-contrato', 'Este evento es solo para personas tituladas.'],
    [
      'graduate',
      '/ca/esdeveniments/curso-de-hojas-de-calculo',
      'Aquest esdeveniment és només per a estudiants.',
    ],
  ] as const)('that is for others says so to a %s: %s', async (persona, path, why) => {
    const page = await visit(persona, path, { viewport: phone });
    await page.locator('.detail-panel').getByText(why).waitFor();
    expect(await page.locator('.detail-panel .button-primary').count()).toBe(0);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('that is over shows it, and accepts no enrolment', async () => {
    const page = await visit('student', '/eventos/taller-de-linkedin', { viewport: phone });
    await page.getByText('Este evento ya ha pasado.').waitFor();
    expect(await page.locator('article').getByRole('button').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });

  it.each([
    ['student', '/eventos/borrador', 'Ver eventos', '/eventos'],
    ['company', '/eventos/nada', 'Ver eventos', '/eventos'],
    [undefined, '/evento-publico/borrador', 'Ir al inicio', '/'],
  ] as const)('that is gone is said to be gone: %s at %s', async (persona, path, link, href) => {
    const page = await visit(persona, path);
    await page.getByText('Este evento ya no está disponible').waitFor();
    expect(
      await page.locator('main').getByRole('link', { name: link, exact: true }).getAttribute('href'),
    ).toBe(href);
    expect(await auditPage(page)).toEqual([]);
  });

  it('is read-only for a company, and has no enrolment button without enrolment', async () => {
    const page = await visit('company', '/eventos/foro-de-empleo');
    await page.getByText('Pueden inscribirse estudiantes y personas tituladas.').waitFor();
    await page.goto(portalOf().url('/eventos/doctorados-industriales'));
    await page.getByText('no hay que inscribirse').waitFor();
  });
});

describe('under a fault', () => {
  it('of any kind the list and an event announce the wait, and load on a retry', async () => {
    const { url } = portalOf();
    await eachReadFault(await victim(visits, 'student', '/eventos'), {
      urls: [url('/eventos/foro-de-empleo'), url('/eventos')],
      calls: /\/(dameEventos|dameFichaEvento)/,
      shown,
    });
  });

  it('of any kind a retry enrols, and a lost answer enrols once', async () => {
    const scene = await victim(visits, 'graduate', '/eventos/emprender-sin-humo', { viewport: phone });
    const { page } = scene;
    await shown(page);
    await eachFault(scene, /inscribirseEnEvento/, () => button(page, 'Inscribirme').click());
    let posts = 0;
    await page.route(/inscribirseEnEvento/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Inscribirme').dblclick();
    await page.getByText('Ya te has inscrito en este evento.').waitFor();
    await page.getByText('Tu inscripción se ha registrado correctamente.').waitFor();
    expect(posts).toBe(1);
  });

  it('of the device clock the server decides whether an event is over', async () => {
    const { db } = portalOf();
    db.run(sql`DELETE FROM event_registration WHERE event IN
      (SELECT id FROM event WHERE urlAcceso = 'taller-de-linkedin')`);
    const page = await visit('student', '/eventos/taller-de-linkedin', {
      signedIn: (it) => shiftClock(it, -60),
    });
    await shown(page);
    await button(page, 'Inscribirme').click();
    await page.getByRole('alert').filter({ hasText: 'El evento no está disponible.' }).waitFor();
    await page.getByText('No es posible inscribirse en este evento.').waitFor();
  });

  it('of the storage a public event is readable', async () => {
    const page = await visit(undefined, '/evento-publico/foro-de-empleo', {
      faulty: true,
      signedIn: (it) => blockStorage(it),
    });
    await shown(page);
    await page.getByRole('link', { name: 'Ir a la inscripción' }).click();
    await page.waitForURL('**/login');
  });

  it('of the connection is announced, and the page continues after it', async () => {
    const page = await visit('student', '/eventos', { faulty: true });
    await shown(page);
    await page.context().setOffline(true);
    await page.getByText('Sin conexión. Revisa tu red').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sin conexión. Revisa tu red').waitFor({ state: 'hidden' });
    await page.getByLabel('Buscar por título o resumen').fill('foro');
    await page.getByText('1 evento', { exact: true }).waitFor();
  });
});

it('a brand without events leads home instead', async () => {
  const page = await visit('student', '/eventos', { brand: 'ribera', faulty: true });
  await expect.poll(() => addressOf(page)).toBe('/');
});
