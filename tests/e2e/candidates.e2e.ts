import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import {
  button,
  candidatePane,
  candidateRow,
  dialog,
  focusedText,
  offerWith,
  openCandidates,
  stateOf,
} from '../support/pages/candidates.ts';
import { hasFocusRing } from '../support/pages/focus-ring.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest, type PageOptions } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar');
const { portalOf, visit } = portals;

const row = candidateRow;
const pane = candidatePane;

const open = (path: string, options?: PageOptions<'montclar'>): Promise<Page> =>
  openCandidates(portals, path, options);

describe('the candidates of an offer', () => {
  it('are in tabs with counts, with filters in the address', async () => {
    const { path } = offerWith(portalOf(), [3, 4, 8, 9]);
    const page = await open(path);
    expect(await page.locator('.candidates-offer').innerText()).toContain('1 de 2 plazas cubiertas');
    expect(await page.title()).toContain('Candidaturas: ');
    const views = page.locator('.candidates-views a');
    expect(await views.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
      path.replace('mis-ofertas', 'oferta'),
      path.replace('mis-ofertas', 'visor-oferta'),
    ]);
    const parts = await page.locator('.candidate-tabs button').allTextContents();
    expect(parts).toEqual([
      'Todas 4',
      'Nuevas 1',
      'En proceso 1',
      'Finalistas 0',
      'Seleccionadas 1',
      'Descartadas 1',
    ]);
    expect(await auditPage(page)).toEqual([]);
    await button(page, 'En proceso 1').click();
    expect(addressOf(page)).toBe(`${path}?fase=enProceso`);
    await expect.poll(() => page.locator('.candidate-row').count()).toBe(1);
    await button(page, 'Todas 4').click();
    await page.getByLabel('Orden').selectOption('nombre');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.locator('[name=estado]').selectOption('9');
    await page.getByRole('button', { name: 'Ver 1 candidatura' }).click();
    await row(page, 'Pau').waitFor();
    expect(addressOf(page)).toBe(`${path}?orden=nombre&estado=9`);
    await page.reload();
    await row(page, 'Pau').waitFor();
    expect(await page.locator('.candidate-row').count()).toBe(1);
    await button(page, 'Quitar los filtros').click();
    await page.getByLabel('Buscar por nombre').fill('zoe');
    await expect.poll(() => page.locator('.candidate-row').count()).toBe(1);
    await page.getByLabel('Buscar por nombre').fill('nadie así');
    await page.getByText('Ninguna candidatura coincide').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('are opened one after the other by keyboard, become read and can become unread', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3, 3]);
    const page = await open(path);
    expect(await page.locator('.candidate-new').count()).toBe(3);
    expect(await hasFocusRing(row(page, 'Zoë'))).toBe(true);
    await page.keyboard.press('Enter');
    await pane(page).getByRole('heading', { name: /^Zoë/ }).waitFor();
    expect(await page.locator('.candidate-pane-name').innerText()).toMatch(/^Zoë Roca/);
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(2);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await pane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
    expect(await focusedText(page)).toMatch(/^Biel/);
    await expect.poll(() => addressOf(page)).toBe(`${path}?candidatura=${ids[1]}`);
    // The next button keeps the focus, up to the last candidate.
    await button(page, 'Siguiente').focus();
    await page.keyboard.press('Enter');
    await pane(page).getByRole('heading', { name: /^Ona/ }).waitFor();
    await expect.poll(() => page.locator('#said').textContent()).toMatch(/^Ona Roca/);
    expect(await focusedText(page)).toBe('Siguiente');
    expect(await button(page, 'Siguiente').isDisabled()).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(0);
    await button(page, 'Marcar como no leída').click();
    await pane(page).waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toMatch(/^Ona/);
    await expect.poll(() => page.locator('.candidate-new').count()).toBe(1);
    const read = sql`SELECT leido FROM candidacy WHERE id = ${ids[2] ?? 0}`;
    expect(portalOf().db.value(read)).toBeFalsy();
    // All opened candidates are one history entry.
    await expect.poll(() => addressOf(page)).toBe(path);
    await page.goBack();
    expect(addressOf(page)).toBe(path);
  });

  it('are moved, rejected with a reason and offered a pre-enrolment, each announced once', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3]);
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().includes('cambiaEstadoCandidatura')) posts += 1;
    });
    await button(page, 'En proceso de selección').dblclick();
    await page.getByText('Ahora está en «En proceso de selección».').waitFor();
    expect(posts).toBe(1);
    expect(stateOf(portalOf(), ids[0])).toBe(4);
    await button(page, 'Descartar').click();
    await dialog(page).getByRole('button', { name: 'Descartar' }).click();
    await dialog(page).getByRole('radiogroup').waitFor();
    expect(stateOf(portalOf(), ids[0])).toBe(4);
    expect(await auditPage(page)).toEqual([]);
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Descartar' }).click();
    // It can be taken back until it is sent.
    await page.getByRole('button', { name: /^Deshacer el descarte de Zoë/ }).click();
    await button(page, 'Descartar').click();
    await dialog(page).getByRole('radio').first().check();
    await dialog(page).getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('button', { name: /^Enviar ya el descarte/ }).click();
    await page.getByText('No hay ningún paso que tenga que dar tu empresa.').waitFor();
    expect(posts).toBe(2);
    expect(stateOf(portalOf(), ids[0])).toBe(9);
    await button(page, 'Siguiente').click();
    await button(page, 'Preinscripción pendiente de respuesta').click();
    await dialog(page).getByText('tendrá que aceptar o rechazar').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Pasar a/ })
      .click();
    await pane(page)
      .getByText(/^Puede responder hasta el/)
      .waitFor();
    expect(stateOf(portalOf(), ids[1])).toBe(16);
  });

  it('are moved in a dialog that has the focus until its first option takes it', async () => {
    const { path } = offerWith(portalOf(), [3]);
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    const release = await holdRequests(page, /tipoMotivoCambioEstadoCandidatura/i);
    await button(page, 'Descartar').press('Enter');
    await dialog(page).waitFor();
    expect(await dialog(page).evaluate((it) => it === document.activeElement)).toBe(true);
    release();
    const first = dialog(page).getByRole('radio').first();
    await expect.poll(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('begin below their search on a phone, with order and filters in a sheet', async () => {
    const { path } = offerWith(portalOf(), [3, 3, 9]);
    const page = await open(path, { viewport: phone });
    const opener = page.getByRole('button', { name: /^Filtros/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Orden').selectOption('nombre');
    await sheet.locator('[name=estado]').selectOption('9');
    expect(addressOf(page)).toBe(`${path}?orden=nombre&estado=9`);
    expect(await auditPage(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Ver 1 candidatura' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.locator('.candidate-row').count()).toBe(1);
    expect(await opener.innerText()).toContain('1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  it('have a page of their own on a phone, in Catalan, with the next one in the same list', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 4, 3]);
    const page = await open(`/ca${path.replace('mis-ofertas', 'les-meves-ofertes')}?fase=nuevas`, {
      viewport: phone,
      dark: true,
    });
    expect(await auditPage(page)).toEqual([]);
    await row(page, 'Zoë').getByRole('link').click();
    await page.waitForURL(`**/ca/veure-cv/${ids[0]}?fase=nuevas`);
    await page.locator('.candidate-bar').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.getByRole('link', { name: 'Següent' }).click();
    await page.waitForURL(`**/ca/veure-cv/${ids[2]}?fase=nuevas`);
    await page.getByRole('heading', { name: /^Ona/, level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Altres passos/ }).click();
    await button(page, 'Preseleccionada').click();
    await page.getByText('Ara està en «Preseleccionada».').waitFor();
    expect(stateOf(portalOf(), ids[2])).toBe(5);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('are shown on a phone by an address that opens them beside the list elsewhere', async () => {
    const { path, ids } = offerWith(portalOf(), [3, 3]);
    const before = portalOf().url('/robots.txt');
    const page = await visit('company', `${path}?candidatura=${ids[1]}&orden=nombre`, {
      godmode: true,
      viewport: phone,
      signedIn: (it) => it.goto(before),
    });
    const name = page.getByRole('heading', { name: /^Biel/, level: 1 });
    await name.waitFor();
    expect(await page.title()).toMatch(/Biel Roca\d+ · /);
    expect((await name.boundingBox())?.y).toBeLessThan(phone.height / 2);
    expect(addressOf(page)).toBe(`/ver-cv/${ids[1]}?orden=nombre`);
    // The list has no history entry of its own, which would lead here again.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(before);
  });
});

describe('a selection with missing data of the company', () => {
  it('shows the fields in place, and is repeated once they are saved', async () => {
    const { path, ids } = offerWith(portalOf(), [5]);
    const { db } = portalOf();
    const company = ownCompany(portalOf());
    const datos = db.value<object>(sql`SELECT datos FROM company WHERE id = ${company}`) ?? {};
    db.update('company', { id: company }, { datos: { ...datos, firmante: undefined } });
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    await button(page, 'Seleccionada').click();
    await dialog(page).getByRole('button', { name: 'Pasar a «Seleccionada»' }).click();
    await page.getByText('no quedará seleccionada hasta que completes los datos obligatorios').waitFor();
    const fields = page.locator('.candidate-missing');
    await expect.poll(() => fields.evaluate((it) => it === document.activeElement)).toBe(true);
    await fields.getByLabel('Nombre', { exact: true }).fill('Remei');
    await fields.getByLabel('Apellidos').fill('Costa Pons');
    await fields.getByLabel('Cargo').fill('Gerente');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await button(page, 'Guardar y seleccionar').click();
    await page.getByText('Ahora está en «Seleccionada».').waitFor();
    expect(stateOf(portalOf(), ids[0])).toBe(8);
    db.update('company', { id: company }, { datos });
  });
});

describe('a candidacy that changes while it is open', () => {
  it('is refused with the message of the server, and shown in its current state', async () => {
    const { path, ids } = offerWith(portalOf(), [3]);
    const page = await open(path);
    await row(page, 'Zoë').getByRole('link').click();
    await button(page, 'Preseleccionada').waitFor();
    portalOf().db.update('candidacy', { id: ids[0] ?? 0 }, { estado: 14 });
    await button(page, 'Preseleccionada').click();
    await pane(page).getByRole('alert').filter({ hasText: 'estado' }).waitFor();
    await pane(page).getByText('No hay ningún paso que tenga que dar tu empresa.').waitFor();
    await pane(page).locator('.candidate-state', { hasText: 'Retirada' }).waitFor();
    // The pressed button is gone, and the focus with it.
    await expect.poll(() => focusedText(page)).toContain('No se puede cambiar el estado.');
  });

  it('is moved despite a lost answer, and can be retried after a lost request', async () => {
    const { path, ids } = offerWith(portalOf(), [3]);
    const page = await open(path, { faulty: true });
    await row(page, 'Zoë').getByRole('link').click();
    await page.route(/cambiaEstadoCandidatura/, (route) => route.abort('connectionreset'));
    await button(page, 'Preseleccionada').click();
    const retry = pane(page).getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await page.unroute(/cambiaEstadoCandidatura/);
    let posts = 0;
    await page.route(/cambiaEstadoCandidatura/, async (route) => {
      posts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await retry.click();
    await page.getByText('Ahora está en «Preseleccionada».').waitFor();
    expect(posts).toBe(1);
    expect(stateOf(portalOf(), ids[0])).toBe(5);
  });
});
