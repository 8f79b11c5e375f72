import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { cards, list, ranked, shown, studentApplications, waiting } from '../support/pages/applications.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hydrated } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { portalOf, visit } = visits;
const { addressIn, savedOrder, studentId } = studentApplications(visits);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('the list of applications', () => {
  it('groups them by next action, with filters in the address', async () => {
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
    await page.locator('.list-more-filters summary').click();
    await page.getByRole('checkbox', { name: /^No seleccionada/ }).check();
    await page.getByRole('checkbox', { name: /^Seleccionada/ }).check();
    expect(addressOf(page)).toBe('/mis-candidaturas?tipo=empleo&estado=9,8');
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

  it('has two columns where there is room, and one for ordered applications', async () => {
    const page = await visit('student', list);
    await shown(page);
    const lefts = async (rows: Locator): Promise<number> =>
      new Set(await rows.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left))).size;
    const underway = page.getByRole('region', { name: /^En curso/ }).locator('.offer-card');
    expect(await lefts(underway)).toBe(2);
    expect(await lefts(page.locator('.preference-row'))).toBe(1);
    await page.setViewportSize(phone);
    expect(await lefts(underway)).toBe(1);
  });

  it('begins right below its search on a phone, with all other filters in a sheet', async () => {
    const page = await visit('student', list, { viewport: phone });
    await shown(page);
    const box = await page.locator('.applications-group h2').first().boundingBox();
    expect(box?.y).toBeLessThan(phone.height / 2);
    const opener = page.getByRole('button', { name: /^Filtros/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Tipo de oferta').selectOption('empleo');
    await sheet.getByRole('checkbox', { name: /^No seleccionada/ }).check();
    await sheet.getByRole('checkbox', { name: /^Seleccionada/ }).check();
    expect(addressOf(page)).toBe('/mis-candidaturas?tipo=empleo&estado=9,8');
    // The contrast of content scrolled out of sight is undecidable.
    await page.setViewportSize({ ...phone, height: 1400 });
    expect(await auditPage(page)).toEqual([]);
    await page.setViewportSize(phone);
    const found = await cards(page).count();
    await sheet.getByRole('button', { name: new RegExp(`^Ver ${found} candidatura`) }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await opener.innerText()).toContain('3');
    await opener.click();
    await sheet.getByRole('button', { name: 'Quitar los filtros' }).click();
    expect(addressOf(page)).toBe(list);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  it('is opened as it was shared, on a phone in Catalan, and goes to an application and back', async () => {
    const page = await visit('student', '/ca/les-meves-candidatures?estado=1&estado=2', {
      viewport: phone,
      dark: true,
    });
    await shown(page);
    await page.getByText('Per canviar l’ordre, primer treu els filtres.').waitFor();
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

  it('opens after the sign-in with the filters of the address', async () => {
    const page = await visit(undefined, `${list}?estado=9`);
    await page.waitForURL('**/login');
    await hydrated(page);
    await page.locator('[name=usuario]').fill(personaOf('student').usuario);
    await page.locator('[name=password]').fill(examplePassword);
    await page.locator('.login-form form button[type=submit]').click();
    await page.waitForURL(`**${list}?estado=9`);
    await shown(page);
    expect(await page.locator('.applications-group h2').allInnerTexts()).toEqual([
      expect.stringMatching(/^Finalizadas/),
    ]);
  });

  it('shows the next step if it is empty, and requests only jobs for a graduate', async () => {
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

  it('that are few have no filters', async () => {
    const page = await visit('pre-enrolment-student', list, { viewport: phone });
    await shown(page);
    expect(await page.locator('main').getByRole('search').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
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
    await page.getByText(/: posición 2 de 3$/).waitFor({ state: 'attached' });
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

  it('returns to the previous order with an error if it is refused or does not arrive', async () => {
    const page = await visit('student', list, { faulty: true });
    await shown(page);
    const before = await ranked(page);
    await page.route(/editOrdenCandidaturasAlumno/, (route) => route.fulfill({ json: { status: 49 } }));
    await page.locator('.preference-row [data-control=down]').first().click();
    const refusal = page.locator('.preference-list + [role=alert]');
    await refusal.filter({ hasText: 'estado' }).waitFor();
    await expect.poll(() => ranked(page)).toEqual(before);
    await page.unroute(/editOrdenCandidaturasAlumno/);
    await page.route(/editOrdenCandidaturasAlumno/, (route) => route.abort('connectionreset'));
    await page.locator('.preference-row [data-control=down]').first().click();
    const retry = refusal.getByRole('button', { name: 'Reintentar' });
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
  it('is cancelled once after a confirmation, also after a lost answer', async () => {
    const page = await visit('student', await addressIn(2), { faulty: true });
    await shown(page);
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    expect(await page.locator('.candidacy-steps li').first().innerText()).toContain('En revisión');
    expect(await page.getByRole('link', { name: 'Ver la oferta completa' }).getAttribute('href')).toMatch(
      /^\/ofertas-/,
    );
    let posts = 0;
    await page.route(/desinscribirse/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Retirar mi candidatura').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByText('No podrás volver a inscribirte en esta oferta.').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Retirar mi candidatura');
    expect(posts).toBe(0);
    await button(page, 'Retirar mi candidatura').click();
    await dialog.getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('Has retirado tu candidatura.').waitFor();
    await page.locator('.application-badge', { hasText: 'Retirada por el estudiante' }).waitFor();
    expect(posts).toBe(1);
    expect(await button(page, 'Retirar mi candidatura').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await auditPage(page)).toEqual([]);
    await page.goto(portalOf().url(`${list}?estado=14`));
    await page.getByText(/^[2-9] candidaturas$/).waitFor();
  });

  it('processed by someone else shows a message and its current state', async () => {
    const address = await addressIn(1);
    const page = await visit('student', address);
    await shown(page);
    const { db } = portalOf();
    const url = address.slice(list.length + 1);
    db.run(sql`UPDATE candidacy SET estado = 4 WHERE student = ${await studentId()}
      AND offer = (SELECT id FROM offer WHERE urlAcceso = ${url})`);
    await button(page, 'Retirar mi candidatura').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('Tu candidatura ya se ha tramitado y no puedes retirarla.').waitFor();
    await page.locator('.application-badge', { hasText: 'En proceso de selección' }).waitFor();
    expect(await button(page, 'Retirar mi candidatura').count()).toBe(0);
  });

  it('of an offer deleted meanwhile is reported as gone on an action', async () => {
    const address = await addressIn(1);
    const page = await visit('student', address);
    await shown(page);
    const { db } = portalOf();
    const url = address.slice(list.length + 1);
    db.run(sql`UPDATE offer SET estado = 'eliminada' WHERE urlAcceso = ${url}`);
    await button(page, 'Retirar mi candidatura').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('No encontramos esta candidatura').waitFor();
    db.run(sql`UPDATE offer SET estado = 'activa' WHERE urlAcceso = ${url}`);
  });

  it('that does not exist is reported as gone', async () => {
    const page = await visit('student', `${list}/nada`, { viewport: phone });
    await page.getByText('No encontramos esta candidatura').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Ver mis candidaturas' }).click();
    await page.waitForURL(`**${list}`);
    await shown(page);
  });

  it('works with a server without history, turn and last day', async () => {
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
    // The server decides, and refuses applications being processed.
    await button(page, 'Retirar mi candidatura').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('Tu candidatura ya se ha tramitado y no puedes retirarla.').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});
