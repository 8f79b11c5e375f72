import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { degrees } from '#sandbox/domains/degrees.ts';
import { level } from '#sandbox/domains/study-levels.ts';
import { makeStudy } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { storageKey } from '#shared/storage.ts';
import { auditPage } from '../support/axe.ts';
import { fileOf } from '../support/cv-files.ts';
import { injectFault } from '../support/faults.ts';
import { liveVisits, phone } from '../support/live-visits.ts';
import { applicationsTo, applyButton, applyEnded, newOffer, offerShown } from '../support/offer-page.ts';
import { hydrated } from '../support/portal.ts';

const { portalOf, visit } = liveVisits('meridia');

const longMaster = degrees.find((it) => it.level === level.master && it.years === 2)?.id ?? 0;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('what stands between a student and an offer', () => {
  it('is told and asked one after the other: own CV, bank account, active search, credits', async () => {
    const portal = await portalOf();
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

  it('are conditions to be read, in Catalan on a phone; whoever comes back begins anew', async () => {
    const path = '/ofertes-practiques';
    const portal = await portalOf('illes');
    const url = newOffer(portal);
    const page = await visit('student', `${path}/${url}`, { brand: 'illes', context: phone });
    await offerShown(page);
    await applyButton(page, "M'hi inscric").click();
    const first = dialog(page, "Abans d'inscriure't");
    await first.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await first.getByRole('link', { name: 'Llegeix les condicions' }).click();
    await page.waitForURL((it) => !it.pathname.startsWith(path));
    await hydrated(page);
    await page.getByRole('checkbox').check();
    await page.locator('.conditions-form button[type=submit]').click();
    await page.waitForURL((it) => it.pathname.startsWith(path));
    await offerShown(page);
    await first.waitFor({ state: 'detached' });
    await applyEnded(page);
    await applyButton(page, "M'hi inscric").click();
    await page.getByText("T'has inscrit correctament.").first().waitFor();
    expect(applicationsTo(portal, url, 'student')).toBe(1);
  });
});

describe('documents that an offer asks for', () => {
  it('go as a file or an address, can be stopped on their way, and are kept for another try', async () => {
    const portal = await portalOf();
    const url = newOffer(portal, { idPerfil: 1, datos: { documentosRequeridos: [2, 3] } });
    const page = await visit('graduate', `/ofertas-empleo/${url}`, { context: phone, faulty: true });
    await offerShown(page);
    await applyButton(page).click();
    const asked = dialog(page, 'Documentos para tu inscripción');
    await asked.waitFor();
    expect(await auditPage(page)).toEqual([]);
    const send = asked.getByRole('button', { name: 'Inscribirme' });
    // Nothing is sent without them, and closing means not to apply.
    await send.click();
    await asked.locator('.error-summary').waitFor();
    expect(await asked.locator('.error-summary a').count()).toBe(2);
    await page.keyboard.press('Escape');
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
    await asked.locator('.file-switch').nth(1).click();
    const address = asked.getByRole('textbox');
    await address.fill('nube');
    await send.click();
    await asked.locator('.error-summary').getByText('El campo está mal formado').waitFor();
    await address.fill('https://nube.example/expediente.pdf');

    const network = await page.context().newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await network.send('Network.enable');
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

    await page.getByRole('button', { name: 'Desinscribirme' }).click();
    await page.getByRole('button', { name: 'Sí', exact: true }).click();
    await page.getByText('Has retirado tu candidatura.').first().waitFor();
    await page.locator('.offer-status').getByText('Retirada por el estudiante').waitFor();
  });
});
