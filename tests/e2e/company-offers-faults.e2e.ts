import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { openMenu, ownList, ownOffer, rowOf, rows, storedState } from '../support/pages/own-offers.ts';
import { faultNames, injectFault } from '../support/faults/faults.ts';
import { eachFault, faultsOfChanges, victim, type Victim } from '../support/faults/victims.ts';
import { forgetAnswers } from '../support/portal/portal.ts';
import { type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { portalOf } = visits;

const open = (path: string, options: PageOptions = {}): Promise<Victim> =>
  victim(visits, 'company', path, { godmode: true, ...options });

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

describe('under a fault', () => {
  it('of any kind home, list, offer and preview announce the wait, and load on a retry', async () => {
    const portal = portalOf();
    const { urlAcceso } = ownOffer(portal);
    const pages = [
      { path: ownList, there: '.own-offer-table' },
      { path: '/', there: '.waiting-rows' },
      { path: `/oferta/${urlAcceso}`, there: '.sheet-head' },
      { path: `/visor-oferta/${urlAcceso}`, there: '.viewer-bar' },
    ];
    const { page, damage } = await open('/404');
    for (const [index, fault] of faultNames.entries()) {
      // Each page in turn, since all request in the same way.
      const { path, there } = pages[index % pages.length] ?? { path: ownList, there: '' };
      const restore = await injectFault(page, fault, /\/(dame(Procesos|DatosProceso)|faltanDatosAla)/);
      await forgetAnswers(page, portal.url(path));
      await page.goto(portal.url(path));
      const retry = page.locator('main [role=alert]').getByRole('button', { name: 'Reintentar' });
      await retry.waitFor();
      expect(await damage.complaints(), `${path} with ${fault}`).toEqual([]);
      if (index < pages.length) expect(await auditPage(page)).toEqual([]);
      await restore();
      await retry.click();
      await retry.waitFor({ state: 'detached' });
      await page.locator(there).waitFor();
    }
  });

  it('of any kind an offer is deleted only by a retry', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Con fallos', estado: 'cerrada', fecha: '2027-01-01' });
    const scene = await open(ownList, { viewport: phone });
    const { page } = scene;
    const row = rowOf(page, offer);
    const remove = async (): Promise<void> => {
      await openMenu(row);
      await row.getByRole('button', { name: 'Eliminar', exact: true }).click();
      await dialogButton(page, 'Eliminar la oferta').click();
    };
    await eachFault(scene, /deleteOferta/, remove);
    expect(storedState(portal, offer)).toBe('cerrada');
    await remove();
    await row.waitFor({ state: 'detached' });
    expect(storedState(portal, offer)).toBe('eliminada');
  });

  it('an offer is duplicated only by a retry, which asks again', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para duplicar', estado: 'cerrada', fecha: '2027-01-01' });
    const { page } = await open(ownList);
    const row = rowOf(page, offer);
    const repair = await injectFault(page, 'abort', /copiarOferta/);
    await row.getByRole('button', { name: /^Duplicar/ }).click();
    await dialogButton(page, 'Duplicar la oferta').click();
    const retry = row.getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    // Its words have the whole width of a narrow column.
    const share = await row
      .locator('.banner-text')
      .evaluate((it) => it.clientWidth / (it.parentElement?.clientWidth ?? 0));
    expect(share).toBeGreaterThan(0.7);
    await repair();
    await retry.click();
    await dialogButton(page, 'Duplicar la oferta').click();
    await page.getByRole('dialog').getByText('¿Quieres editar ahora la copia?').waitFor();
  });

  it('of any kind the input of closing stays, and a retry closes the offer', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para cerrar', fecha: '2027-01-01' });
    const { page, damage } = await open(ownList);
    await rows(page).first().waitFor();
    const row = rowOf(page, offer);
    await openMenu(row);
    await row.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Sí' }).check();
    await dialog.getByLabel('Nombre y apellidos').fill('Nora Vidal');
    await dialog.getByLabel('Inicio del contrato').fill('2026-03-01');
    await dialog.getByLabel('Tipo de contrato').selectOption({ index: 1 });
    for (const [index, fault] of faultsOfChanges.filter((it) => it !== 'HTTP 401').entries()) {
      const sent = page.waitForRequest(/cerrarOferta/);
      const repair = await injectFault(page, fault, /cerrarOferta/);
      await dialogButton(page, 'Cerrar la oferta').click();
      await sent;
      await dialog.locator('.error-summary').waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      expect(await dialog.getByLabel('Nombre y apellidos').inputValue()).toBe('Nora Vidal');
      await repair();
    }
    await dialogButton(page, 'Cerrar la oferta').click();
    await page.getByText('Oferta cerrada.').waitFor();
    expect(storedState(portal, offer)).toBe('cerrada');
  });

  it('closing keeps its input if the account is refused or data is missing', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para cerrar luego', fecha: '2027-01-02' });
    const { page } = await open(`/oferta/${offer.urlAcceso}`);
    await openMenu(page.locator('main'));
    await page.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Sí' }).check();
    await dialog.getByLabel('Nombre y apellidos').fill('Nora Vidal');
    await dialog.getByLabel('Inicio del contrato').fill('2026-03-01');
    await dialog.getByLabel('Tipo de contrato').selectOption({ index: 1 });
    const answer = { status: 15, datos: { campos: ['fechaInicioContrato'] } } as object;
    await page.route(/cerrarOferta/, (route) => route.fulfill({ json: answer }));
    await dialogButton(page, 'Cerrar la oferta').click();
    await dialog.getByText('El formato no es correcto').first().waitFor();
    expect(await dialog.getByLabel('Nombre y apellidos').inputValue()).toBe('Nora Vidal');
    Object.assign(answer, { status: 9 });
    await dialog.getByLabel('Inicio del contrato').fill('2026-03-02');
    await dialogButton(page, 'Cerrar la oferta').click();
    await dialog.getByText('Tu empresa está bloqueada o pendiente de validación.').waitFor();
    expect(await dialog.getByLabel('Nombre y apellidos').inputValue()).toBe('Nora Vidal');
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(storedState(portal, offer)).toBe('activa');
  });

  it('the end of the session is shown in an open dialog, with the sign-in link', async () => {
    const portal = portalOf();
    const offer = ownOffer(portal, { titulo: 'Para cerrar más tarde', fecha: '2027-01-03' });
    const { page } = await open(`/oferta/${offer.urlAcceso}`);
    await openMenu(page.locator('main'));
    await page.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'No' }).check();
    await page.route(/cerrarOferta/, (route) => route.fulfill({ json: { status: 2 } }));
    await dialogButton(page, 'Cerrar la oferta').click();
    const way = dialog.getByRole('link', { name: 'Volver a acceder' });
    expect(await way.getAttribute('target')).toBe('_blank');
    await page.unroute(/cerrarOferta/);
    const other = await page.context().newPage();
    await other.goto(portal.url('/404'));
    await portal.signIn(other, 'company');
    await dialogButton(page, 'Cerrar la oferta').click();
    await page.getByText('Oferta cerrada.').waitFor();
    expect(storedState(portal, offer)).toBe('cerrada');
  });
});
