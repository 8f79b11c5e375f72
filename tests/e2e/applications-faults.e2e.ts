import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { list, ranked, shown, studentApplications } from '../support/pages/applications.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault } from '../support/faults/faults.ts';
import { eachFault, eachReadFault, faultsOfChanges, victim, type Victim } from '../support/faults/victims.ts';
import { forgetAnswers } from '../support/portal/portal.ts';
import { type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { portalOf } = visits;
const { addressIn, savedOrder } = studentApplications(visits);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

const open = async (path: string, options: PageOptions = {}): Promise<Victim> => {
  const opened = await victim(visits, 'student', path, options);
  await shown(opened.page);
  return opened;
};

describe('under a fault', () => {
  it('of any kind the list and an application announce the wait, and load on a retry', async () => {
    const scene = await open(list);
    const { page } = scene;
    const { url } = portalOf();
    const one = await addressIn(4);
    await eachReadFault(scene, { urls: [url(one), url(list)], calls: /\/dameCandidaturas/, shown });
    await forgetAnswers(page, url(list));
    await injectFault(page, 'abort', /dameCandidaturasEmpleoUsuario/);
    await page.goto(url(list));
    await page.getByText('No hemos podido cargar tus candidaturas a ofertas de empleo.').waitFor();
    await page.locator('.preference-row').first().waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('of any kind the order of the server stays, and a retry sends the new one', async () => {
    const scene = await open(list, { viewport: phone });
    const { page } = scene;
    const before = await ranked(page);
    const down = page.locator('.preference-row [data-control=down]').first();
    await eachFault(scene, /editOrdenCandidaturasAlumno/, () => down.click());
    await expect.poll(() => ranked(page)).toEqual(before);
    await down.click();
    await expect.poll(() => savedOrder(before)).toEqual([before[1], before[0], ...before.slice(2)]);
  });

  it('of any kind an application is withdrawn only by a retry', async () => {
    const scene = await open(await addressIn(2), { viewport: phone });
    const { page } = scene;
    await eachFault(scene, /desinscribirse/, async () => {
      await button(page, 'Retirar mi candidatura').click();
      await inDialog(page, 'Retirar mi candidatura').click();
    });
    const repair = await injectFault(page, 'abort', /desinscribirse/);
    await button(page, 'Retirar mi candidatura').click();
    await inDialog(page, 'Retirar mi candidatura').click();
    const retry = page.locator('.application-state [role=alert]').getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    await repair();
    // The write succeeds, but the reread fails.
    const hide = await injectFault(page, 'HTTP 500', /dameCandidaturas/);
    await retry.click();
    await page.getByText('Has retirado tu candidatura.').first().waitFor();
    await page.locator('main').getByText('no podemos mostrar el estado nuevo').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await hide();
    await page.locator('.part-failed').getByRole('button', { name: 'Reintentar' }).click();
    await page.locator('.application-badge', { hasText: 'Retirada por el estudiante' }).waitFor();
  });

  it('of any kind a pre-enrolment is rejected or accepted only by a retry', async () => {
    const scene = await open(await addressIn(16), { viewport: phone });
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
    // Choices are discarded only after a question.
    await page.keyboard.press('Escape');
    await inDialog(page, 'Descartar').click();
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
