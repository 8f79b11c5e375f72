import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { degrees } from '#sandbox/areas/domains/degrees.ts';
import { level } from '#sandbox/areas/domains/study-levels.ts';
import { makeStudy } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { holdRequests } from '../support/faults/faults.ts';
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

const { newPortal, portalOf, visit } = portalTest('meridia', 'illes');

const longMaster = degrees.find((it) => it.level === level.master && it.years === 2)?.id ?? 0;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('obstacles to an application', () => {
  it('are handled one after the other: CV, bank account, active search, credits', async () => {
    // Of its own, since a second try would find the obstacles gone.
    const portal = await newPortal('meridia');
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
      portal,
      // Suppresses other questions on the way.
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
    expect(await page.locator('.offer-joy').innerText()).toBe(
      'Te has inscrito correctamente. La empresa recibirá tu CV. Ver mis candidaturas',
    );
    expect(await page.locator('.messages .banner').count(), 'is said once, over nothing').toBe(0);
    expect(posts.filter((name) => name === 'inscribirse')).toHaveLength(1);
    expect(applicationsTo(portal, url, 'empty-student')).toBe(1);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('include the conditions, in Catalan on a phone; accepting them continues the application', async () => {
    const path = '/ofertes-practiques';
    const portal = portalOf('illes');
    const url = newOffer(portal);
    const page = await visit('student', `${path}/${url}`, { brand: 'illes', viewport: phone });
    await offerShown(page);
    await applyButton(page, 'Inscriu-t’hi').click();
    const first = dialog(page, 'Abans d’inscriure’t');
    await first.waitFor();
    expect(await auditPage(page)).toEqual([]);
    // Coming back without accepting them starts over.
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
    // Nothing is pending yet, and pending work is shown at the pressed button.
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

it('that are missing documents come before the button, which is not the primary one then', async () => {
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
