import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { degrees } from '#sandbox/areas/domains/degrees.ts';
import { level } from '#sandbox/areas/domains/study-levels.ts';
import { makeStudy } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { holdRequests, injectFault, uploadThrottle } from '../support/faults/faults.ts';
import { hasFocus } from '../support/pages/focus.ts';
import {
  applicationsTo,
  applyButton,
  applyEnded,
  newOffer,
  offerShown,
} from '../support/pages/offer-page.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'illes');

const longMaster = degrees.find((it) => it.level === level.master && it.years === 2)?.id ?? 0;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('what stands between a student and an offer', () => {
  it('is told and asked one after the other: own CV, bank account, active search, credits', async () => {
    const portal = portalOf();
    const { db } = portal;
    const me = personaAccount(portal, 'empty-student');
    const personales = (more: object): void => void db.update('student', { id: me }, { personales: more });
    personales({});
    makeStudy(db, me, { titulacion: longMaster, actual: true });
    db.update('student', { id: me }, { creditosSuperados: 10 });
    const url = newOffer(portal, {
      conServicio: true,
      datos: { fechaInicio: '2099-02-01', fechaFin: '2099-06-01' },
    });
    const path = `/ofertas-practicas/${url}`;
    const page = await visit('empty-student', path, {
      // Nothing else is asked for on the way.
      signedIn: (it) =>
        it.evaluate((key) => localStorage.setItem(key, 'true'), storageKey('meridia', 'godmode')),
    });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await offerShown(page);

    await applyButton(page).focus();
    await page.keyboard.press('Enter');
    const first = dialog(page, 'Antes de inscribirte');
    await first.getByText('adjunta antes tu propio CV').waitFor();
    expect(await first.getByRole('link', { name: 'Ir a mi CV' }).getAttribute('href')).toBe('/cv');
    expect(await auditPage(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    await applyEnded(page);
    expect(await applyButton(page).evaluate((it) => it === document.activeElement)).toBe(true);

    db.insert('student_document', {
      student: me,
      destino: 'cv',
      nombre: 'CV',
      fecha: '2026-01-01',
      enlace: 'https://nube.example/cv.pdf',
    });
    await applyButton(page).click();
    await first.getByText('Completa tu cuenta bancaria y tu número de la Seguridad Social.').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await first.getByRole('button', { name: 'Cancelar' }).click();
    await applyEnded(page);

    personales({ iban: 'ES9121000418450200051332', numeroSeguridadSocial: '281234567840' });
    await applyButton(page).click();
    const search = dialog(page, 'Activa tu búsqueda para inscribirte');
    await search.getByText('aceptas que la universidad envíe tu candidatura').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await search.getByRole('button', { name: 'No', exact: true }).click();
    await applyEnded(page);
    expect(posts).toEqual([]);
    await applyButton(page).click();
    await search.getByRole('button', { name: 'Sí', exact: true }).click();

    const credits = dialog(page, 'Revisa tus créditos');
    await credits.getByText('debes tener superados al menos').waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(posts).toEqual(['editDatosBusquedaActivaPracticas']);
    await credits.getByRole('button', { name: 'Inscribirme igualmente' }).click();
    await page.getByText('Te has inscrito correctamente. La empresa recibirá tu CV.').first().waitFor();
    await page.getByRole('heading', { name: 'Tu candidatura' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'offer-apply');
    expect(posts.filter((name) => name === 'inscribirse')).toHaveLength(1);
    expect(applicationsTo(portal, url, 'empty-student')).toBe(1);
    expect(await auditPage(page)).toEqual([]);
  });

  it('are conditions to be read, in Catalan on a phone; whoever has accepted them goes on where they were', async () => {
    const path = '/ofertes-practiques';
    const portal = portalOf('illes');
    const url = newOffer(portal);
    const page = await visit('student', `${path}/${url}`, { brand: 'illes', viewport: phone });
    await offerShown(page);
    await applyButton(page, 'Inscriu-t’hi').click();
    const first = dialog(page, 'Abans d’inscriure’t');
    await first.waitFor();
    expect(await auditPage(page)).toEqual([]);
    // Whoever comes back without having accepted them begins anew.
    const read = first.getByRole('link', { name: 'Llegeix les condicions' });
    await read.click();
    await page.waitForURL((it) => !it.pathname.startsWith(path));
    await page.goBack();
    await offerShown(page);
    await first.waitFor({ state: 'detached' });
    await applyEnded(page);
    await applyButton(page, 'Inscriu-t’hi').click();
    await read.click();
    await page.waitForURL((it) => !it.pathname.startsWith(path));
    await hydrated(page);
    await page.getByRole('checkbox').check();
    await page.locator('.conditions-form button[type=submit]').click();
    await page.waitForURL((it) => it.pathname.startsWith(path));
    await offerShown(page);
    const resumed = dialog(page, 'Has acceptat les condicions');
    await resumed.waitFor();
    const goOn = resumed.getByRole('button', { name: 'Inscriu-t’hi' });
    await hasFocus(goOn);
    // Nothing is under way yet, and what is then shows where it was pressed.
    await page.locator('main [data-busy]').waitFor({ state: 'detached' });
    expect(await auditPage(page)).toEqual([]);
    expect(applicationsTo(portal, url, 'student')).toBe(0);
    const release = await holdRequests(page, /\/inscribirse$/);
    await page.keyboard.press('Enter');
    await resumed.locator('[data-busy]').waitFor();
    await hasFocus(goOn);
    await page.keyboard.press('Escape');
    expect(await resumed.isVisible()).toBe(true);
    expect(await page.locator('main [data-busy]').count()).toBe(0);
    release();
    await page.getByText('T’has inscrit correctament.').first().waitFor();
    expect(applicationsTo(portal, url, 'student')).toBe(1);
  });
});

it('what is asked for and missing comes before the button, which is not the first thing to press then', async () => {
  const url = newOffer(portalOf(), { idPerfil: 2 });
  const buttonOf = async (persona: PersonaId) => {
    const page = await visit(persona, `/ofertas-practicas/${url}`, { godmode: true });
    await offerShown(page);
    const missing = await page.locator('.offer-apply [data-missing]').count();
    return [missing, await applyButton(page).evaluate((it) => it.classList.contains('button-primary'))];
  };
  expect(await buttonOf('applicant-student')).toEqual([0, true]);
  expect(await buttonOf('empty-student')).toEqual([1, false]);
});

describe('documents that an offer asks for', () => {
  it('may be those of the CV, which go as files', async () => {
    const portal = portalOf();
    const url = newOffer(portal, { idPerfil: 1, datos: { documentosRequeridos: [2] } });
    const page = await visit('student', `/ofertas-empleo/${url}`, { viewport: phone, godmode: true });
    await offerShown(page);
    // Said beside the button, not only among all that the offer says.
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

  it('go as a file or an address, can be stopped on their way, and are kept for another try', async () => {
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
    // Nothing is sent without them, and closing means not to apply.
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
      // Without anything pressed in between, a browser closes the dialog without asking the page.
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
    // Closing the list of files of the device without a choice is no way to leave.
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
    // What comes at once after the click that sends it is taken for the second of a double one.
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
