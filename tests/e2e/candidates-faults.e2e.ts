import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { candidatePane, candidateRow, offerWith, stateOf } from '../support/pages/candidates.ts';
import { faultNames, injectFault } from '../support/faults/faults.ts';
import { eachFault, eachReadFault, faultsOfChanges, victim, type Victim } from '../support/faults/victims.ts';
import { forgetAnswers } from '../support/portal/portal.ts';
import { phone, portalTest, type PageOptions } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { portalOf } = visits;

/** Opens the candidates of an offer, and one of them. */
async function openCandidate(path: string, name: string, options: PageOptions = {}): Promise<Victim> {
  const scene = await victim(visits, 'company', path, { godmode: true, ...options });
  await candidateRow(scene.page, name).getByRole('link').click();
  await scene.page.locator('.candidate-move-buttons').waitFor();
  return scene;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('under a fault', () => {
  it('of any kind the list and the page of a candidate announce the wait, and load on a retry', async () => {
    const portal = portalOf();
    const { path, ids } = offerWith(portal, [3, 4]);
    await eachReadFault(await victim(visits, 'company', '/404', { godmode: true }), {
      urls: [portal.url(path), portal.url(`/ver-cv/${ids[0]}`)],
      calls: /dame(DatosProceso|Candidato)\//,
      shown: (page) => page.locator('.candidate-row, .candidate-bar').first().waitFor(),
    });
  });

  it('the list of states is left out, and loads on a retry', async () => {
    const { path, ids } = offerWith(portalOf(), [3]);
    for (const address of [path, `/ver-cv/${ids[0]}`]) {
      const { page, damage } = await victim(visits, 'company', '/404', { godmode: true });
      const repair = await injectFault(page, 'HTTP 500', /estadosCandidaturasAlumno/);
      await page.goto(portalOf().url(address));
      if (address === path) await candidateRow(page, 'Zoë').getByRole('link').click();
      await page.getByText('No hemos podido cargar los pasos que puede dar tu empresa.').waitFor();
      await page.getByText('No hemos podido cargar la lista de estados.').waitFor();
      expect(await page.getByText('No hay ningún paso').count()).toBe(0);
      expect(await auditScrolledToTop(page)).toEqual([]);
      await repair();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByRole('button', { name: 'Preseleccionada', exact: true }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('answer-remarks');
      expect(await damage.complaints()).toEqual([]);
    }
  });

  it('of any kind the list stays if a candidate does not open, and a retry opens it', async () => {
    const { path } = offerWith(portalOf(), [3, 4, 3]);
    const { page, damage } = await victim(visits, 'company', path, { godmode: true });
    const pane = candidatePane(page);
    for (const fault of faultNames) {
      const repair = await injectFault(page, fault, /dameCandidato\//);
      await candidateRow(page, 'Biel').getByRole('link').click();
      const retry = pane.getByRole('button', { name: 'Reintentar' });
      await retry.waitFor();
      expect(await damage.complaints(), fault).toEqual([]);
      expect(await page.locator('.candidate-row').count()).toBe(3);
      if (fault === 'abort') expect(await auditScrolledToTop(page)).toEqual([]);
      await repair();
      await retry.click();
      await pane.locator('.candidate-move-buttons').waitFor();
      await press(page, 'Cerrar la candidatura');
      await forgetAnswers(page, portalOf().url('/'));
      await page.goto(portalOf().url(path));
    }
  });

  it('of any kind a candidate is moved only by a retry', async () => {
    const portal = portalOf();
    const { path, ids } = offerWith(portal, [3]);
    const scene = await openCandidate(path, 'Zoë');
    const { page } = scene;
    await eachFault(scene, /cambiaEstadoCandidatura/, () => press(page, 'Preseleccionada'));
    expect(stateOf(portal, ids[0])).toBe(3);
    await press(page, 'Preseleccionada');
    await page.getByText('Ahora está en «Preseleccionada».').waitFor();
    expect(stateOf(portal, ids[0])).toBe(5);
  });

  it('of any kind a rejection is kept, and a retry sends it', async () => {
    const portal = portalOf();
    const { path, ids } = offerWith(portal, [3]);
    const { page } = await openCandidate(path, 'Zoë', { viewport: phone });
    await press(page, 'Descartar');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    const send = page.getByRole('button', { name: /^(?:Enviar ya|Reintentar) el descarte de Zoë/ });
    for (const fault of faultsOfChanges.filter((it) => it !== 'HTTP 401')) {
      const repair = await injectFault(page, fault, /cambiaEstadoCandidatura/);
      const sent = page.waitForRequest(/cambiaEstadoCandidatura/);
      await send.click();
      await sent;
      await page
        .locator('.rejection')
        .getByText(/no se ha enviado/)
        .waitFor();
      await repair();
    }
    expect(await auditScrolledToTop(page)).toEqual([]);
    await send.click();
    await page.locator('.rejection').waitFor({ state: 'detached' });
    expect(stateOf(portal, ids[0])).toBe(9);
  });

  it('of any kind a candidate is marked as unread only by a retry', async () => {
    const { path } = offerWith(portalOf(), [3]);
    const scene = await openCandidate(path, 'Zoë');
    const { page } = scene;
    const mark = () => press(page, 'Marcar como no leída');
    await eachFault(scene, /marcarCandidaturaNoLeida/, mark);
    expect(await page.locator('.candidate-new').count()).toBe(0);
    await mark();
    await page.locator('.candidate-new').waitFor();
  });
});

describe('while a candidate is open', () => {
  it('the end of the session is announced once, and the move is made after signing in in another tab', async () => {
    const portal = portalOf();
    const { path, ids } = offerWith(portal, [3]);
    const { page } = await openCandidate(path, 'Zoë');
    const other = await page.context().newPage();
    await other.goto(portal.url('/404'));
    await other.evaluate((key) => localStorage.removeItem(key), 'portal.montclar.token');
    await page.getByText('Tu sesión ha caducado.').waitFor();
    expect(await page.locator('.banner').count()).toBe(1);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await portal.signIn(other, 'company');
    await page.locator('.banner').waitFor({ state: 'detached' });
    await press(page, 'Preseleccionada');
    await page.getByText('Ahora está en «Preseleccionada».').waitFor();
    expect(stateOf(portal, ids[0])).toBe(5);
  });

  it('a lost connection is announced, and the page continues after it', async () => {
    const portal = portalOf();
    const { path, ids } = offerWith(portal, [3, 3]);
    const { page } = await openCandidate(path, 'Zoë');
    await page.context().setOffline(true);
    const lost = page.getByRole('dialog', { name: 'Sin conexión' });
    await lost.waitFor();
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'detached' });
    await press(page, 'Siguiente');
    await candidatePane(page).getByRole('heading', { name: /^Biel/ }).waitFor();
    await press(page, 'Preseleccionada');
    await page.getByText('Ahora está en «Preseleccionada».').waitFor();
    expect([stateOf(portal, ids[0]), stateOf(portal, ids[1])]).toEqual([3, 5]);
  });

  it.each<[number, object, string]>([
    [4, {}, 'La oferta no existe o ya no está disponible.'],
    [24, {}, 'Hay un problema con la empresa.'],
    [31, {}, 'No se ha encontrado la candidatura.'],
    [48, { datos: { motivo: 'La convocatoria está cerrada.' } }, 'La convocatoria está cerrada.'],
    [49, {}, 'No se puede cambiar el estado.'],
  ])('the server may refuse a move, and says why: %i', async (status, more, words) => {
    const { path } = offerWith(portalOf(), [3]);
    const { page } = await openCandidate(path, 'Zoë');
    await page.route(/cambiaEstadoCandidatura/, (route) => route.fulfill({ json: { status, ...more } }));
    await press(page, 'Preseleccionada');
    await candidatePane(page).getByRole('alert').getByText(words).waitFor();
  });

  it('a move names missing data of other pages, with field links', async () => {
    const { path } = offerWith(portalOf(), [3]);
    const { page } = await openCandidate(path, 'Zoë');
    const json = { status: 15, datos: { campos: ['empresa.iban', 'empresa.web', 'contacto.telefono1'] } };
    await page.route(/cambiaEstadoCandidatura/, (route) => route.fulfill({ json }));
    await press(page, 'Preseleccionada');
    const missing = candidatePane(page).getByRole('region', { name: 'Datos que faltan' });
    await missing.getByText('Faltan datos obligatorios.').waitFor();
    await missing.getByRole('group', { name: 'IBAN' }).waitFor();
    await missing.getByRole('button', { name: 'Guardar y continuar' }).waitFor();
    const ways = await missing.getByRole('link').evaluateAll((all) =>
      all.map((it) => {
        const { pathname, searchParams } = new URL((it as HTMLAnchorElement).href);
        return [
          it.textContent,
          pathname,
          searchParams.get('campo'),
          searchParams.get('volver')?.startsWith('/mis-ofertas/'),
        ];
      }),
    );
    expect(ways).toEqual([
      ['Página web', '/mi-empresa', 'empresa.web', true],
      ['Teléfono', '/mi-perfil', 'contacto.telefono1', true],
    ]);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('a refused reason takes the rejection back, with the words of the server', async () => {
    const { path } = offerWith(portalOf(), [3]);
    const { page } = await openCandidate(path, 'Zoë');
    const json = { status: 15, datos: { campos: ['idMotivo'] } };
    await page.route(/cambiaEstadoCandidatura/, (route) => route.fulfill({ json }));
    await press(page, 'Descartar');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('button', { name: /^Enviar ya el descarte de Zoë/ }).click();
    await page.getByRole('alert').getByText('Faltan datos obligatorios.').waitFor();
    await page.getByRole('button', { name: 'Descartar', exact: true }).waitFor();
  });
});
