import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { injectFault, uploadThrottle } from '../support/faults/faults.ts';
import {
  applicationsTo,
  applyButton,
  applyEnded,
  newOffer,
  offerShown,
} from '../support/pages/offer-page.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('documents required by an offer', () => {
  it('may be those of the CV, sent as files', async () => {
    const portal = portalOf();
    const url = newOffer(portal, { idPerfil: 1, datos: { documentosRequeridos: [2] } });
    const page = await visit('student', `/ofertas-empleo/${url}`, { viewport: phone, godmode: true });
    await offerShown(page);
    // Shown beside the button, not only in the text of the offer.
    await page.locator('.offer-apply').getByText('Documentos que tendrás que adjuntar').waitFor();
    await applyButton(page).click();
    const asked = dialog(page, 'Documentos para tu inscripción');
    await asked.getByRole('button', { name: /Usar un documento de mi CV/ }).click();
    const list = asked.getByLabel(/^Documento de tu CV para/);
    await list.waitFor();
    expect(await auditPage(page)).toEqual([]);
    const [, first = ''] = await list.locator('option').allInnerTexts();
    await list.selectOption({ label: first });
    await asked.locator('.file-name').waitFor();
    expect(await asked.locator('.file-name').innerText()).toBe(first);
    expect(await asked.locator('input[type=file]').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await asked.getByRole('button', { name: 'Inscribirme' }).click();
    await asked.waitFor({ state: 'detached' });
    await applyEnded(page);
    expect(applicationsTo(portal, url, 'student')).toBe(1);
    expect(
      portal.db.value(sql`SELECT file IS NOT NULL FROM candidacy_document ORDER BY id DESC LIMIT 1`),
    ).toBe(1);
  });

  it('are sent as a file or an address, can be cancelled, and are kept for a retry', async () => {
    const portal = portalOf();
    const url = newOffer(portal, { idPerfil: 1, datos: { documentosRequeridos: [2, 3] } });
    const page = await visit('graduate', `/ofertas-empleo/${url}`, { viewport: phone, faulty: true });
    await offerShown(page);
    await applyButton(page).click();
    const asked = dialog(page, 'Documentos para tu inscripción');
    await asked.waitFor();
    expect(await auditPage(page)).toEqual([]);
    const send = asked.getByRole('button', { name: 'Inscribirme' });
    const question = dialog(page, 'Tienes cambios sin guardar. ¿Quieres descartarlos?');
    const escape = () => page.keyboard.press('Escape');
    // Nothing is sent without the documents, and closing the dialog cancels the application.
    await send.click();
    await asked.locator('.error-summary').waitFor();
    expect(await asked.locator('.error-summary a').count()).toBe(2);
    await escape();
    await asked.waitFor({ state: 'detached' });
    await applyEnded(page);
    expect(applicationsTo(portal, url, 'graduate')).toBe(0);

    await applyButton(page).click();
    const inputs = asked.locator('input[type="file"]');
    const problem = asked.getByText('Este tipo de fichero no esta permitido').first();
    await inputs.nth(0).setInputFiles({ ...fileOf('carta.exe') });
    await problem.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await inputs.nth(0).setInputFiles(fileOf('carta.pdf', 1_500_000));
    await problem.waitFor({ state: 'detached' });
    await escape();
    await question.getByRole('button', { name: 'Descartar' }).click();
    await asked.waitFor({ state: 'detached' });
    await applyEnded(page);
    await applyButton(page).click();
    await asked.waitFor();
    expect(await asked.locator('.file-name').count()).toBe(0);
    await inputs.nth(0).setInputFiles(fileOf('carta.pdf', 1_500_000));
    await asked.locator('.file-switch').nth(1).click();
    const address = asked.getByRole('textbox', { name: 'Expediente académico: enlace al fichero' });
    await address.fill('nube');
    await send.click();
    await asked.locator('.error-summary').getByText('El campo está mal formado').waitFor();
    await address.fill('https://nube.example/expediente.pdf');

    const ways = [
      escape,
      // Without interaction in between, a browser closes the dialog without asking the page.
      escape,
      () => asked.getByRole('button', { name: 'Cancelar' }).click(),
      () => asked.evaluate((it: HTMLDialogElement) => it.requestClose()),
    ];
    for (const leave of ways) {
      await leave();
      await question.waitFor();
      await escape();
      await question.waitFor({ state: 'hidden' });
    }
    // Cancelling the file chooser does not close the dialog.
    await inputs.nth(0).dispatchEvent('cancel', { bubbles: true });
    expect(await question.isVisible()).toBe(false);
    expect(await asked.locator('.file-name').innerText()).toBe('carta.pdf');
    expect(await address.inputValue()).toBe('https://nube.example/expediente.pdf');

    const throttle = await uploadThrottle(page);
    await throttle(50_000);
    await send.click();
    await page.waitForFunction(() => {
      const bar = document.querySelector<HTMLProgressElement>('.upload-progress progress');
      return bar && bar.value > 0 && bar.value < 1;
    });
    const stop = asked.getByRole('button', { name: 'Cancelar el envío' });
    const stopped = asked.getByText('Envío cancelado. El fichero sigue elegido.').first();
    // A click right after the sending one counts as part of a double click.
    await expect
      .poll(
        async () => {
          if (await stop.isVisible()) await stop.click({ timeout: 1000 }).catch(() => undefined);
          return stopped.isVisible();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await throttle(-1);
    expect(applicationsTo(portal, url, 'graduate')).toBe(0);

    const heal = await injectFault(page, 'HTTP 500', /inscribirse/);
    await send.click();
    await asked.locator('.error-summary').getByText('El servicio no está disponible').waitFor();
    expect(await asked.locator('.file-name').innerText()).toBe('carta.pdf');
    expect(await address.inputValue()).toBe('https://nube.example/expediente.pdf');
    await heal();
    await send.click();
    await page.getByText('Te has inscrito correctamente.').first().waitFor();
    await page.getByRole('heading', { name: 'Tu candidatura' }).waitFor();
    expect(applicationsTo(portal, url, 'graduate')).toBe(1);
    expect(
      portal.db.all(sql`
        SELECT idDocumento, file IS NOT NULL AS isFile, enlace FROM candidacy_document
        WHERE candidacy = (SELECT max(id) FROM candidacy) ORDER BY idDocumento`),
    ).toMatchObject([
      { idDocumento: 2, isFile: 1 },
      { idDocumento: 3, isFile: 0, enlace: 'https://nube.example/expediente.pdf' },
    ]);
    expect(await auditPage(page)).toEqual([]);

    await page.getByRole('button', { name: 'Retirar mi candidatura' }).click();
    const withdrawal = dialog(page, '¿Quieres retirar tu candidatura?');
    await withdrawal.getByText('No podrás volver a inscribirte en esta oferta.').waitFor();
    await withdrawal.getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('Has retirado tu candidatura.').first().waitFor();
    await page.locator('.offer-status').getByText('Retirada por el estudiante').waitFor();
  });
});
