import { decodeJwt, SignJWT } from 'jose';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { keyOf } from '#sandbox/areas/accounts/tokens.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fill } from '../support/pages/account-forms.ts';
import { openEditor, opener } from '../support/pages/editors.ts';
import { field, path as proposal, shown } from '../support/pages/proposals.ts';
import { personaButton } from '../support/pages/sign-in-pages.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const brand = 'meridia';
const { portalOf, newPage, newPortal, visit } = portalTest(brand);

const options = { godmode: true, faulty: true } as const;
const banner = (page: Page) => page.locator('.banner[data-tone="danger"]');

/** Opens another tab of the same browser. */
async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(portalOf().url('/robots.txt'));
  return tab;
}

/** Types a phone number into the CV, which is stored by the page only. */
async function typePhone(page: Page): Promise<void> {
  await page.goto(portalOf().url('/cv'));
  await hydrated(page);
  await openEditor(page, opener(page, 'personal'));
  await fill(page, { telefonoMovil: '699 999 999' });
}

const typedPhone = (page: Page) => page.locator('.editor [name=telefonoMovil]').inputValue();

/** Signs in with the university's account, from the page that starts it. */
async function signInAtUniversity(page: Page, persona: PersonaId): Promise<void> {
  await page.goto(portalOf().url('/acceso'));
  await personaButton(page, persona).click();
}

/** Removes the account from the tokens of the server. */
const withoutSubject = (page: Page) =>
  page.context().route(/validaRespuestaLoginIntegrado/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { datos: { token: string } };
    const { sub: _, ...claims } = decodeJwt(json.datos.token);
    const header = { alg: 'HS256', typ: 'JWT' };
    const token = await new SignJWT(claims).setProtectedHeader(header).sign(keyOf(portalOf().db));
    await route.fulfill({ response, json: { ...json, datos: { ...json.datos, token } } });
  });

/** Ends the session like an expired token. */
const endSession = (page: Page) =>
  page.evaluate(
    (keys) => keys.forEach((key) => localStorage.removeItem(key)),
    (['token', 'tipoUsuario'] as const).map((name) => storageKey(brand, name)),
  );

it('two students of the same name see nothing of each other', async () => {
  const { db } = portalOf();
  const nameOf = (persona: PersonaId) =>
    db.get<{ id: number; nombre: string; apellido1: string; apellido2: string }>(
      sql`SELECT student.id, nombre, apellido1, apellido2 FROM student JOIN account ON account.id = student.id
        WHERE usuario = ${personaOf(persona).usuario}`,
    ) ?? { id: 0, nombre: '', apellido1: '', apellido2: '' };
  const { nombre, apellido1, apellido2 } = nameOf('student');
  db.update('student', { id: nameOf('applicant-student').id }, { nombre, apellido1, apellido2 });

  const page = await visit('student', proposal, options);
  await shown(page);
  await fill(page, { nombreContacto: 'De la primera' });
  await page.waitForFunction(() => Object.keys(sessionStorage).some((it) => it.includes('borrador.')));
  const other = await newTab(page);
  await portalOf().signIn(other, 'applicant-student');
  await banner(page).getByText('Esta página es de otra cuenta').waitFor();
  expect(await field(page, 'nombreContacto').inputValue()).toBe('De la primera');
  await portalOf().signIn(other, 'student');
  await banner(page).waitFor({ state: 'detached' });

  await page.goto(portalOf().url('/robots.txt'));
  await portalOf().signIn(page, 'applicant-student');
  await page.goto(portalOf().url(proposal));
  await hydrated(page);
  await shown(page);
  expect(await page.locator('header .greeting').innerText()).toContain(nombre);
  expect(await field(page, 'nombreContacto').inputValue()).toBe('');
});

describe('a page locked because somebody else signed in', () => {
  /** A student types on a phone, and another person signs in in another tab. */
  async function lockedPage(language = ''): Promise<{ page: Page; other: Page }> {
    const page = await visit('student', `${language}/cv`, { ...options, viewport: phone });
    await openEditor(page, opener(page, 'personal'));
    await fill(page, { telefonoMovil: '699 999 999' });
    const other = await newTab(page);
    await portalOf().signIn(other, 'company');
    await banner(page).waitFor();
    return { page, other };
  }

  it.each(['', '/ca'])('leaves most of a phone to what was typed: %s', async (language) => {
    const { page } = await lockedPage(language);
    const { height = Infinity } = (await banner(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(phone.height / 3);
  });

  it('keeps its input when the other person signs out, until its owner signs in again', async () => {
    const { page, other } = await lockedPage();
    await other.goto(portalOf().url('/logout'));
    await banner(page).getByText('Tu sesión ha caducado, pero lo que has escrito sigue aquí').waitFor();
    // Like a browser when the tab becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await typedPhone(page)).toBe('699 999 999');
    await other.goto(portalOf().url('/robots.txt'));
    await portalOf().signIn(other, 'student');
    await banner(page).waitFor({ state: 'detached' });
    expect(await typedPhone(page)).toBe('699 999 999');
    // Restored drafts are removed by their owner's sign-out.
    await other.goto(portalOf().url('/logout'));
    await page.waitForURL('**/login');
  });

  it('keeps its input and sends nothing, also if the code of the lock does not load', async () => {
    const page = await visit('student', '/cv', options);
    await openEditor(page, opener(page, 'personal'));
    await fill(page, { telefonoMovil: '699 999 999' });
    const lock = chunkOf('data/tabs/sync-with-other-tabs.ts');
    await page.route(`**${lock}`, (route) => route.abort());
    const fails = page.waitForEvent('requestfailed', (it) => it.url().endsWith(lock));
    const other = await newTab(page);
    await portalOf().signIn(other, 'company');
    await fails;
    const sent: string[] = [];
    page.on('request', (it) => it.method() === 'POST' && sent.push(it.url()));
    await page.locator('.editor-actions button[type=submit]').click();
    await page.locator('.editor').getByText('Tu sesión ha caducado').first().waitFor();
    expect(sent).toEqual([]);
    expect(await typedPhone(page)).toBe('699 999 999');
  });
});

it('a student who has graduated in another tab leaves the offers of placements in this one', async () => {
  const portal = await newPortal(brand);
  const page = await visit('student', '/ofertas-practicas', { ...options, portal });
  const response = await fetch(portal.url('/api/Alumno/logaUsuario'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: personaOf('student').usuario, password: examplePassword }),
  });
  const { datos } = (await response.json()) as { datos: { token: string } };
  const other = await page.context().newPage();
  await other.goto(portal.url('/robots.txt'));
  const stored = { tipoUsuario: 'Egresado', conPracticas: 'false', token: datos.token } as const;
  const entries = (Object.keys(stored) as (keyof typeof stored)[]).map((it) => [
    storageKey(brand, it),
    stored[it],
  ]);
  await other.evaluate(
    (all) => all.forEach(([key = '', value = '']) => localStorage.setItem(key, value)),
    entries,
  );
  await page.waitForURL(portal.url('/'));
});

describe('the account of the university', () => {
  it('unlocks the page of its owner, who sees the current account until then', async () => {
    const page = await newPage(options);
    await signInAtUniversity(page, 'student');
    await page.waitForURL(portalOf().url('/'));
    await typePhone(page);
    await portalOf().signIn(await newTab(page), 'graduate');
    const way = banner(page).getByRole('link', { name: 'Volver a acceder' });
    const [beside] = await Promise.all([page.waitForEvent('popup'), way.click()]);
    await hydrated(beside);
    await beside.getByText('Sigues con la sesión de Martí Vidal Soler').waitFor();
    expect(await auditScrolledToTop(beside)).toEqual([]);
    await beside.getByRole('link', { name: 'Acceder con la universidad' }).click();
    await personaButton(beside, 'student').click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await typedPhone(page)).toBe('699 999 999');
  });

  it('names the firm of the sign-in', async () => {
    const page = await newPage(options);
    await signInAtUniversity(page, 'company');
    await page.waitForURL(portalOf().url('/'));
    await page.locator('header .greeting').getByText('Talleres Oller').waitFor();
  });

  describe('an account that the server does not name', () => {
    /** An unsaved offer in a tab with expired session, and the question whose offer it is. */
    async function askWhose(second: PersonaId = 'company', path = '/nueva-oferta/practicas'): Promise<Page> {
      const page = await newPage({ ...options, viewport: phone, colorScheme: 'dark' });
      await withoutSubject(page);
      await signInAtUniversity(page, 'company');
      await page.waitForURL(portalOf().url('/'));
      await page.goto(portalOf().url(path));
      await hydrated(page);
      const title = page.locator('main form [name=titulo]');
      await title.fill('Taller a medias');
      await page.waitForURL('**?borrador=*');
      await endSession(page);
      await signInAtUniversity(page, second);
      return page;
    }

    const drafts = (page: Page) =>
      page.evaluate(() => Object.keys(localStorage).filter((it) => it.includes('borrador.')));

    it('is asked whether the drafts of the tab are their own, and finds them', async () => {
      const page = await askWhose();
      await page.getByRole('heading', { name: '¿Es tuyo lo que se quedó a medias?' }).waitFor();
      expect(await auditScrolledToTop(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sí, es mío' }).press('Enter');
      await page.locator('.waiting-rows p').getByText('Tienes una oferta a medias').waitFor();
      expect(await drafts(page)).toHaveLength(1);
    });

    it('removes the drafts if they are not', async () => {
      const page = await askWhose();
      await page.getByRole('button', { name: 'No, bórralo' }).click();
      await page.waitForURL(portalOf().url('/'));
      await hydrated(page);
      expect(await drafts(page)).toEqual([]);
    });

    it('is not asked about drafts of the other side', async () => {
      const page = await askWhose('student');
      await page.waitForURL(portalOf().url('/'));
      expect(await page.getByRole('heading', { name: '¿Es tuyo lo que se quedó a medias?' }).count()).toBe(0);
    });

    /** A student types, and another person signs in in another tab. */
    async function signInBeside(persona: PersonaId): Promise<{ page: Page; other: Page }> {
      const page = await newPage(options);
      await withoutSubject(page);
      await signInAtUniversity(page, 'student');
      await page.waitForURL(portalOf().url('/'));
      await typePhone(page);
      const other = await newTab(page);
      await endSession(other);
      await signInAtUniversity(other, persona);
      return { page, other };
    }

    it('continues a page after signing in in another tab, if the person confirms it as their own', async () => {
      const { page, other } = await signInBeside('student');
      await other.waitForURL(portalOf().url('/'));
      await banner(page).getByText('no sabemos si es la misma cuenta').waitFor();
      expect(await auditScrolledToTop(page)).toEqual([]);
      await banner(page).getByRole('button', { name: 'Es mi cuenta: continuar' }).press('Enter');
      await banner(page).waitFor({ state: 'detached' });
      const sent = page.waitForResponse(/editDatosPersonales/);
      await page.locator('.editor-actions button[type=submit]').click();
      expect(await (await sent).json()).toMatchObject({ status: 0 });
    });

    it('is asked about the input of a locked page, also after a reload', async () => {
      const page = await newPage(options);
      await withoutSubject(page);
      await signInAtUniversity(page, 'student');
      await page.waitForURL(portalOf().url('/'));
      await page.goto(portalOf().url(proposal));
      await hydrated(page);
      await shown(page);
      await fill(page, { nombreContacto: 'De la primera' });
      await page.waitForFunction(() => Object.keys(sessionStorage).some((it) => it.includes('borrador.')));
      const other = await newTab(page);
      await endSession(other);
      await signInAtUniversity(other, 'student');
      await other.waitForURL(portalOf().url('/'));
      await banner(page).getByText('no sabemos si es la misma cuenta').waitFor();
      await page.reload();
      await hydrated(page);
      await shown(page);
      expect(await field(page, 'nombreContacto').inputValue()).toBe('');
      await endSession(page);
      await signInAtUniversity(page, 'student');
      await page.getByRole('button', { name: 'Sí, es mío' }).click();
      await page.waitForURL(portalOf().url('/'));
      await page.goto(portalOf().url(proposal));
      await hydrated(page);
      await shown(page);
      expect(await field(page, 'nombreContacto').inputValue()).toBe('De la primera');
    });

    it('stays locked for somebody else', async () => {
      const { page } = await signInBeside('graduate');
      await banner(page).getByText('en otra pestaña ha accedido Martí').waitFor();
      expect(await banner(page).getByRole('button').count()).toBe(0);
    });
  });
});
