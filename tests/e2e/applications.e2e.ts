import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/axe.ts';
import { injectFault, networkFaultNames, shortenTimeouts, watchDamage } from '../support/faults.ts';
import { liveVisits, phone } from '../support/live-visits.ts';
import { hydrated } from '../support/portal.ts';
import { addressOf } from '../support/visit.ts';

const { portalOf, visit } = liveVisits('montclar');

const list = '/mis-candidaturas';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.locator('.applications .offer-card');
const waiting = (page: Page) => page.locator('.applications .offer-card[data-waiting]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
/** Waits until the list or an application is there. */
const shown = (page: Page) => page.locator('.applications-filters, article.application').waitFor();
const ranked = (page: Page): Promise<string[]> =>
  page
    .locator('.preference-row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['application'] ?? ''));

const studentId = async (): Promise<number> => {
  const { db } = await portalOf();
  return db.value<number>(sql`SELECT id FROM student WHERE email = ${personaOf('student').usuario}`) ?? 0;
};

/** What the server has as the order of the student's placements. */
async function savedOrder(urls: readonly string[]): Promise<string[]> {
  const { db } = await portalOf();
  const own = db.column<string>(sql`
    SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE student = ${await studentId()} AND candidacy.orden IS NOT NULL ORDER BY candidacy.orden`);
  return own.filter((url) => urls.includes(url));
}

/** Opens an own application in a state, which the example data has, at its address. */
async function addressIn(estado: number): Promise<string> {
  const { db } = await portalOf();
  const url = db.value<string>(sql`
    SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE student = ${await studentId()} AND candidacy.estado = ${estado} ORDER BY candidacy.id DESC`);
  return `${list}/${url}`;
}

describe('the list of applications', () => {
  it('shows all of them by what is to be done, and is narrowed in the address', async () => {
    const page = await visit('student', list);
    await shown(page);
    const all = await cards(page).count();
    expect(all).toBe(20);
    const titles = page.locator('.applications-group h2');
    expect(await titles.allInnerTexts()).toEqual([
      'Esperan tu respuesta (1)',
      'Prácticas, por orden de preferencia (3)',
      'En curso (9)',
      'Finalizadas (7)',
    ]);
    const first = waiting(page).first();
    expect(await first.locator('h3 a').getAttribute('href')).toMatch(/^\/mis-candidaturas\/.+/);
    await first.getByText(/^Responde como máximo el/).waitFor();
    expect(await auditPage(page)).toEqual([]);

    await page.getByLabel('Tipo de oferta').selectOption('empleo');
    await expect.poll(() => page.locator('.preference-row').count()).toBe(0);
    await page.locator('.applications-states summary').click();
    await page.getByRole('checkbox', { name: /^No seleccionada/ }).check();
    await page.getByRole('checkbox', { name: /^Seleccionada/ }).check();
    expect(addressOf(page)).toBe('/mis-candidaturas?tipo=empleo&estado=9&estado=8');
    await page.getByLabel('Tipo de oferta').selectOption('');
    await page.getByText('2 candidaturas', { exact: true }).waitFor();
    await page.getByLabel('Buscar por oferta o empresa').fill('nada de eso');
    await page.getByText('Ninguna candidatura coincide').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.goBack();
    await page.getByText('2 candidaturas', { exact: true }).waitFor();
    await button(page, 'Quitar los filtros').click();
    await expect.poll(() => cards(page).count()).toBe(all);
    expect(addressOf(page)).toBe(list);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('texto');
  });

  it('is opened as it was shared, on a phone in Catalan, and goes to an application and back', async () => {
    const page = await visit('student', '/ca/les-meves-candidatures?estado=1&estado=2', {
      context: { ...phone, colorScheme: 'dark' },
    });
    await shown(page);
    await page.getByText("Per canviar l'ordre, primer treu els filtres.").waitFor();
    expect(await page.locator('.preference-handle').count()).toBe(0);
    const count = await cards(page).count();
    expect(await auditPage(page)).toEqual([]);
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/ca/les-meves-candidatures/*');
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.goBack();
    await shown(page);
    await expect.poll(() => cards(page).count()).toBe(count);
  });

  it('says what to do where there is none, and asks a graduate for jobs only', async () => {
    const empty = await visit('empty-student', list);
    await empty.getByText('Todavía no te has inscrito en ninguna oferta.').waitFor();
    const offers = empty.locator('main').getByRole('link', { name: 'Ver ofertas', exact: true });
    expect(await offers.getAttribute('href')).toBe('/ofertas-practicas');
    expect(await auditPage(empty)).toEqual([]);
    const asked: string[] = [];
    const page = await visit('graduate', list, {
      before: (it) => Promise.resolve(it.on('request', (request) => asked.push(request.url()))),
    });
    await shown(page);
    expect(asked.some((url) => url.includes('dameCandidaturasEmpleoUsuario'))).toBe(true);
    expect(asked.some((url) => url.includes('dameCandidaturasPracticas'))).toBe(false);
    expect(await page.getByLabel('Tipo de oferta').count()).toBe(0);
  });
});

describe('the order of preference', () => {
  it('is changed by keys, buttons and dragging, and stays', async () => {
    const page = await visit('student', list);
    await shown(page);
    const [a = '', b = '', c = ''] = await ranked(page);
    const saved = () => savedOrder([a, b, c]);
    const handle = page.locator('.preference-handle').first();
    await handle.focus();
    const name = await focused(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => ranked(page)).toEqual([b, a, c]);
    await page.getByText(/: puesto 2 de 3$/).waitFor({ state: 'attached' });
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('End');
    await expect.poll(saved).toEqual([b, c, a]);
    expect(await focused(page)).toBe(name);
    await page.locator('.preference-row').nth(1).locator('[data-control=up]').click();
    await expect.poll(saved).toEqual([c, b, a]);
    expect(await focused(page)).toMatch(/^Subir/);

    const from = await page.locator('.preference-handle').last().boundingBox();
    const to = await page.locator('.preference-row').first().boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, to.y + 60, { steps: 4 });
    await page.mouse.move(from.x + 10, to.y + 10, { steps: 4 });
    await page.locator('.preference-row[data-drop=before]').waitFor();
    await page.mouse.up();
    await expect.poll(() => ranked(page)).toEqual([a, c, b]);
    await expect.poll(saved).toEqual([a, c, b]);
    await page.reload();
    await shown(page);
    expect(await ranked(page)).toEqual([a, c, b]);
  });

  it('that is refused or does not arrive goes back to what it was, and says so', async () => {
    const page = await visit('student', list, { faulty: true });
    await shown(page);
    const before = await ranked(page);
    await page.route(/editOrdenCandidaturasAlumno/, (route) => route.fulfill({ json: { status: 49 } }));
    await page.locator('.preference-row [data-control=down]').first().click();
    await page.getByRole('alert').filter({ hasText: 'estado' }).waitFor();
    await expect.poll(() => ranked(page)).toEqual(before);
    await page.unroute(/editOrdenCandidaturasAlumno/);
    await page.route(/editOrdenCandidaturasAlumno/, (route) => route.abort('connectionreset'));
    await page.locator('.preference-row [data-control=down]').first().click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await expect.poll(() => ranked(page)).toEqual(before);
    await page.unroute(/editOrdenCandidaturasAlumno/);
    await retry.click();
    const wanted = [before[1] ?? '', before[0] ?? '', ...before.slice(2)];
    await expect.poll(() => savedOrder(before)).toEqual(wanted);
    expect(await ranked(page)).toEqual(wanted);
  });
});

describe('an application', () => {
  it('is cancelled after a question, once, also where the answer gets lost', async () => {
    const page = await visit('student', await addressIn(2), { faulty: true });
    await shown(page);
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    expect(await page.locator('.application-steps li').first().innerText()).toContain('En revisión');
    expect(await page.getByRole('link', { name: 'Ver la oferta completa' }).getAttribute('href')).toMatch(
      /^\/ofertas-/,
    );
    let posts = 0;
    await page.route(/desinscribirse/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Cancelar inscripción').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancelar inscripción');
    expect(posts).toBe(0);
    await button(page, 'Cancelar inscripción').click();
    await dialog.getByRole('button', { name: 'Cancelar inscripción' }).click();
    await page.getByText('Has retirado tu candidatura.').waitFor();
    await page.locator('.application-badge', { hasText: 'Retirada por el estudiante' }).waitFor();
    expect(posts).toBe(1);
    expect(await button(page, 'Cancelar inscripción').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await auditPage(page)).toEqual([]);
    await page.goto((await portalOf()).url(`${list}?estado=14`));
    await page.getByText(/^[2-9] candidaturas$/).waitFor();
  });

  it('that has been processed meanwhile says so, and is shown as it is now', async () => {
    const address = await addressIn(1);
    const page = await visit('student', address);
    await shown(page);
    const { db } = await portalOf();
    const url = address.slice(list.length + 1);
    db.run(sql`UPDATE candidacy SET estado = 4 WHERE student = ${await studentId()}
      AND offer = (SELECT id FROM offer WHERE urlAcceso = ${url})`);
    await button(page, 'Cancelar inscripción').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
    await page.getByText('Tu candidatura ya se ha tramitado y no puedes retirarla.').waitFor();
    await page.locator('.application-badge', { hasText: 'En proceso de selección' }).waitFor();
    expect(await button(page, 'Cancelar inscripción').count()).toBe(0);
  });

  it('that is gone is said to be gone', async () => {
    const page = await visit('student', `${list}/nada`, { context: phone });
    await page.getByText('No encontramos esta candidatura').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Ver mis candidaturas' }).click();
    await page.waitForURL(`**${list}`);
    await shown(page);
  });

  it('is the same with a server that knows no history, turn or last day', async () => {
    const page = await visit('student', await addressIn(5), {
      signedIn: (it) =>
        it.route(/dameCandidaturas/, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          await route.fulfill({
            response,
            json: JSON.parse(text, (key, value: unknown) =>
              ['historial', 'turno', 'fechaLimite', 'puedeRetirar'].includes(key) ? undefined : value,
            ) as unknown,
          });
        }),
    });
    await shown(page);
    expect(await page.getByRole('heading', { name: 'Historial' }).count()).toBe(0);
    expect(await page.getByText('Siguiente paso').count()).toBe(0);
    // The server decides: it refuses what is under way.
    await button(page, 'Cancelar inscripción').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
    await page.getByText('Tu candidatura ya se ha tramitado y no puedes retirarla.').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});

describe('a pre-enrolment', () => {
  const open = (page: Page, name: string) => page.locator('.pre-enrolment').getByRole('button', { name });

  it('is rejected with a reason of the list, by keyboard, and then there is nothing more to answer', async () => {
    const page = await visit('student', await addressIn(16));
    await shown(page);
    await open(page, 'Rechazar').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor();
    const reasons = await dialog.locator('.field-tick label').allInnerTexts();
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons).toEqual(reasons.toSorted((a, b) => a.localeCompare(b, 'es')));
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.getByText('Este campo es requerido').first().waitFor();
    expect(await auditPage(page)).toEqual([]);
    await dialog.getByRole('radio').nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Has rechazado la inscripción.').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
    await page
      .getByText(reasons[1] ?? '')
      .first()
      .waitFor();
  });

  it('is accepted after a question, in Catalan; a refusal says why', async () => {
    const page = await visit('pre-enrolment-student', '/ca/les-meves-candidatures', { faulty: true });
    await shown(page);
    await page.route(/aceptarPreinscripcion/, (route) => route.fulfill({ json: { status: 17 } }));
    const accept = page.getByRole('dialog').getByRole('button', { name: 'Accepta la preinscripció' });
    await open(page, 'Accepta').click();
    await accept.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await accept.click();
    await page.getByRole('alert').waitFor();
    expect(await waiting(page).count()).toBe(1);
    await page.unroute(/aceptarPreinscripcion/);
    await open(page, 'Accepta').click();
    await accept.click();
    await page.getByText('Hem registrat la teva resposta a la preinscripció.').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
    await page.locator('.offer-card-badge', { hasText: "Enviada a l'empresa" }).waitFor();
  });

  it('without listed reasons is rejected in own words, which stay until they have arrived', async () => {
    const page = await visit('pre-enrolment-student', list, {
      brand: 'meridia',
      context: phone,
      faulty: true,
      signedIn: (it) =>
        it.route(/tipoMotivoCambioEstadoCandidatura/, (route) =>
          route.fulfill({ json: { status: 0, datos: [] } }),
        ),
    });
    await shown(page);
    await open(page, 'Rechazar').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Me mudo de ciudad');
    await page.route(/rechazarPreinscripcion/, (route) => route.abort('connectionreset'));
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.getByRole('alert').or(dialog.locator('.error-summary')).first().waitFor();
    expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Me mudo de ciudad');
    await page.unroute(/rechazarPreinscripcion/);
    const bodies: unknown[] = [];
    await page.route(/rechazarPreinscripcion/, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ json: { status: 14 } });
    });
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('alert').waitFor();
    expect(bodies).toEqual([{ urlOferta: expect.any(String) as string, motivo: 'Me mudo de ciudad' }]);
  });

  it('to a placement with conditions asks for them first', async () => {
    const path = '/les-meves-candidatures';
    const page = await visit('pre-enrolment-student', path, { brand: 'illes' });
    await shown(page);
    await open(page, 'Accepta').click();
    await page.getByRole('link', { name: 'Llegeix les condicions' }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await hydrated(page);
    await page.getByRole('checkbox').check();
    await page.locator('.conditions-form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === path);
    await shown(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open(page, 'Accepta').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accepta la preinscripció' }).click();
    await page.getByText('Hem registrat la teva resposta a la preinscripció.').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
  });
});

describe('under a fault', () => {
  it('of any kind the list and an application wait, say so, and come with another try', async () => {
    let damage: Awaited<ReturnType<typeof watchDamage>> | undefined;
    const page = await visit('student', list, {
      faulty: true,
      before: async (it) => {
        await shortenTimeouts(it);
        damage = await watchDamage(it);
      },
    });
    const { url } = await portalOf();
    const one = await addressIn(4);
    for (const [index, fault] of networkFaultNames.entries()) {
      // Each in turn: they ask in the same way.
      const path = index % 2 ? list : one;
      const restore = await injectFault(page, fault, /\/dameCandidaturas/);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(url(path));
      const retry = page.locator('.page-state').getByRole('button', { name: 'Reintentar' });
      await retry.waitFor();
      expect(await damage?.complaints(), `${path} with ${fault}`).toEqual([]);
      await restore();
      await retry.click();
      await shown(page);
    }
    await page.evaluate(() => sessionStorage.clear());
    await injectFault(page, 'abort', /dameCandidaturasEmpleoUsuario/);
    await page.goto(url(list));
    await page.getByText('No hemos podido cargar tus candidaturas a ofertas de empleo.').waitFor();
    await page.locator('.preference-row').first().waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});
