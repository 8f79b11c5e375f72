import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { list, ranked, shown, studentApplications } from '../support/applications.ts';
import { auditPage } from '../support/axe.ts';
import { injectFault, networkFaultNames } from '../support/faults.ts';
import { liveVisits, phone } from '../support/live-visits.ts';
import { eachFault, faultsOfChanges, victim, type Victim } from '../support/victims.ts';

const visits = liveVisits('montclar');
const { portalOf } = visits;
const { addressIn, savedOrder } = studentApplications(visits);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

const open = async (path: string, context = {}): Promise<Victim> => {
  const opened = await victim(visits, 'student', path, context);
  await shown(opened.page);
  return opened;
};

describe('under a fault', () => {
  it('of any kind the list and an application wait, say so, and come with another try', async () => {
    const { page, damage } = await open(list);
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
      expect(await damage.complaints(), `${path} with ${fault}`).toEqual([]);
      if (index < 2) expect(await auditPage(page)).toEqual([]);
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

  it('of any kind an order stays as the server has it, and another try sends it', async () => {
    const scene = await open(list, phone);
    const { page } = scene;
    const before = await ranked(page);
    const down = page.locator('.preference-row [data-control=down]').first();
    await eachFault(scene, /editOrdenCandidaturasAlumno/, () => down.click());
    await expect.poll(() => ranked(page)).toEqual(before);
    await down.click();
    await expect.poll(() => savedOrder(before)).toEqual([before[1], before[0], ...before.slice(2)]);
  });

  it('of any kind an application is not withdrawn, and another try withdraws it', async () => {
    const scene = await open(await addressIn(2), phone);
    const { page } = scene;
    await eachFault(scene, /desinscribirse/, async () => {
      await button(page, 'Cancelar inscripción').click();
      await inDialog(page, 'Cancelar inscripción').click();
    });
    const repair = await injectFault(page, 'abort', /desinscribirse/);
    await button(page, 'Cancelar inscripción').click();
    await inDialog(page, 'Cancelar inscripción').click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await repair();
    // What was done is known, but not what has come of it.
    const hide = await injectFault(page, 'HTTP 500', /dameCandidaturas/);
    await retry.click();
    await page.getByText('Has retirado tu candidatura.').waitFor();
    await page.getByText('no podemos mostrar el estado nuevo').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await hide();
    await page.locator('.part-failed').getByRole('button', { name: 'Reintentar' }).click();
    await page.locator('.application-badge', { hasText: 'Retirada por el estudiante' }).waitFor();
  });

  it('of any kind a pre-enrolment is neither rejected nor accepted, and then it is', async () => {
    const scene = await open(await addressIn(16), phone);
    const { page, damage } = scene;
    const answer = (name: string) => page.locator('.pre-enrolment').getByRole('button', { name });
    await answer('Rechazar').click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('radio').nth(1);
    await reason.check();
    for (const [index, fault] of faultsOfChanges.filter((it) => it !== 'an unknown status').entries()) {
      const sent = page.waitForRequest(/rechazarPreinscripcion/);
      const repair = await injectFault(page, fault, /rechazarPreinscripcion/);
      await inDialog(page, 'Rechazar la preinscripción').click();
      await sent;
      await dialog.locator('.error-summary').waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      expect(await reason.isChecked()).toBe(true);
      await repair();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eachFault(scene, /aceptarPreinscripcion/, async () => {
      await answer('Aceptar').click();
      await inDialog(page, 'Aceptar la preinscripción').click();
    });
    await answer('Aceptar').click();
    await inDialog(page, 'Aceptar la preinscripción').click();
    await page.getByText('Hemos registrado tu respuesta a la preinscripción.').waitFor();
    await page.locator('.application-badge', { hasText: 'Enviada a la empresa' }).waitFor();
  });
});
