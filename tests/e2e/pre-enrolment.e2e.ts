import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { list, shown, studentApplications, waiting } from '../support/pages/applications.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hasFocus } from '../support/pages/focus.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'meridia', 'illes');
const { portalOf, visit } = visits;
const { addressIn } = studentApplications(visits);

describe('a pre-enrolment', () => {
  const open = (page: Page, name: string) => page.locator('.pre-enrolment').getByRole('button', { name });

  it('is rejected with a listed reason, by keyboard, and cannot be answered again', async () => {
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
    await dialog.getByText('Este campo es obligatorio').first().waitFor();
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

  it('announces the loading of its form in the dialog, until it is shown', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const page = await visit('pre-enrolment-student', list, {
      signedIn: (it) =>
        it.route(/tipoMotivoCambioEstadoCandidatura/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await shown(page);
    await open(page, 'Rechazar').click();
    const liveText = page.getByRole('dialog').locator('[data-said]');
    await expect.poll(() => liveText.textContent()).toBe('Cargando…');
    goOn();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await expect.poll(() => liveText.textContent()).toBe('');
    expect(await page.locator('#said').textContent()).toBe('');
  });

  it('is accepted after a confirmation, in Catalan; a refusal shows the reason', async () => {
    const page = await visit('pre-enrolment-student', '/ca/les-meves-candidatures', { faulty: true });
    await shown(page);
    await page.route(/aceptarPreinscripcion/, (route) => route.fulfill({ json: { status: 17 } }));
    const accept = page.getByRole('dialog').getByRole('button', { name: 'Accepta la preinscripció' });
    await open(page, 'Accepta').click();
    await accept.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await accept.click();
    await page.locator('.answer-options').getByRole('alert').locator('.banner').waitFor();
    expect(await waiting(page).count()).toBe(1);
    await page.unroute(/aceptarPreinscripcion/);
    await open(page, 'Accepta').click();
    await accept.click();
    await page.getByText('Hem registrat la teva resposta a la preinscripció.').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
    await page.locator('.offer-card-badge', { hasText: 'Enviada a l’empresa' }).waitFor();
  });

  it('without listed reasons is rejected with free text, which stays until it is sent', async () => {
    const page = await visit('pre-enrolment-student', list, {
      brand: 'meridia',
      viewport: phone,
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
    // Input survives an unrelated failure.
    await page.route(/rechazarPreinscripcion/, (route) =>
      route.fulfill({ json: { status: 15, datos: { campos: ['motivo'] } } }),
    );
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.getByText('Este campo es requerido').first().waitFor();
    await page.unroute(/rechazarPreinscripcion/);
    await page.route(/rechazarPreinscripcion/, (route) => route.fulfill({ json: { status: 34 } }));
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.locator('.error-summary', { hasText: 'permiso de trabajo' }).waitFor();
    expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Me mudo de ciudad');
    await page.unroute(/rechazarPreinscripcion/);
    const bodies: unknown[] = [];
    await page.route(/rechazarPreinscripcion/, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ json: { status: 14 } });
    });
    await dialog.getByRole('button', { name: 'Rechazar la preinscripción' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('alert').locator('.banner').waitFor();
    expect(bodies).toEqual([{ urlOferta: expect.any(String) as string, motivo: 'Me mudo de ciudad' }]);
  });

  it('to a placement with conditions shows these first, and continues', async () => {
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
    const question = page.getByRole('dialog', { name: 'Acceptes la preinscripció?' });
    await question.getByText('Has acceptat les condicions.').waitFor();
    const accept = question.getByRole('button', { name: 'Accepta la preinscripció' });
    await hasFocus(accept);
    await accept.click();
    await page.getByText('Hem registrat la teva resposta a la preinscripció.').waitFor();
    await expect.poll(() => waiting(page).count()).toBe(0);
  });

  it('to a paid placement asks for the bank account first; the server refuses without it', async () => {
    const { db } = portalOf('meridia');
    const { usuario } = personaOf('pre-enrolment-student');
    db.run(sql`UPDATE student SET personales = json_remove(personales, '$.iban') WHERE email = ${usuario}`);
    db.run(sql`UPDATE offer SET conServicio = 1 WHERE id IN (SELECT offer FROM candidacy WHERE estado = 16)`);
    const page = await visit('pre-enrolment-student', list, { brand: 'meridia', faulty: true });
    await shown(page);
    // The portal asks for missing data on any page.
    await page.getByRole('button', { name: 'Ahora no' }).click();
    const dialog = page.getByRole('dialog');
    await open(page, 'Aceptar').click();
    await dialog.getByText('Completa tu cuenta bancaria y tu número de la Seguridad Social.').waitFor();
    expect(await dialog.getByRole('link', { name: 'Ir a mi CV' }).getAttribute('href')).toBe('/cv');
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Without a prior check.
    await page.route(/faltanDatosPersonalesObligatorios/, (route) => route.abort('connectionreset'));
    await open(page, 'Aceptar').click();
    await dialog.getByRole('button', { name: 'Aceptar la preinscripción' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Falta el IBAN.' });
    expect(await refusal.getByRole('link', { name: 'Completar IBAN' }).getAttribute('href')).toBe('/cv');
    expect(await waiting(page).count()).toBe(1);
    expect(await auditPage(page)).toEqual([]);
  });

  it('answered in another tab is not answered twice, and shown in its current state', async () => {
    const { db, url } = portalOf('illes');
    db.run(sql`UPDATE candidacy SET estado = 16 WHERE estado = 3 AND student =
      (SELECT id FROM student WHERE email = ${personaOf('pre-enrolment-student').usuario})`);
    const path = '/les-meves-candidatures';
    const page = await visit('pre-enrolment-student', path, { brand: 'illes', faulty: true });
    await shown(page);
    const other = await page.context().newPage();
    await other.goto(url(path));
    await shown(other);
    for (const tab of [page, other]) await open(tab, 'Rebutja').click();
    for (const tab of [page, other]) {
      const dialog = tab.getByRole('dialog');
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Rebutja la preinscripció' }).click();
      await expect.poll(() => waiting(tab).count()).toBe(0);
    }
    await other.getByRole('alert').filter({ hasText: 'No es pot canviar l’estat.' }).waitFor();
  });
});
