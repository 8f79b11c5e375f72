import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/pages/axe.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { hasFocus } from '../support/pages/focus.ts';
import { arrived, fill, signIn, signInVisits, submit, summary } from '../support/pages/sign-in-pages.ts';
import { phone } from '../support/portal/portal-test.ts';
import { addressOf } from '../support/portal/visit.ts';

const visit = signInVisits('montclar', 'ribera');

describe('the sign-in page', () => {
  it('shows the logo once on a phone, which leaves the first screen to the form', async () => {
    const { page, open } = await visit('montclar', { viewport: phone });
    await open('/ca/login');
    const logo = page.locator('header img:visible');
    expect(await logo.count()).toBe(1);
    // The logo is part of the page, and waits for no script.
    expect(await logo.getAttribute('src')).toMatch(/^data:image/);
    expect(await page.locator('.login-logo:visible').count()).toBe(0);
  });

  it('reports missing or malformed fields, beside the field and in a summary', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await submit(page).click();
    const problems = page.locator('.login-form .field-problem');
    await expect
      .poll(() => problems.allTextContents())
      .toEqual(['Escribe tu correo para acceder', 'Este campo es obligatorio']);
    await hasFocus(summary(page));
    expect(await auditPage(page)).toEqual([]);
    await fill(page, 'student');
    await page.locator('[name=usuario]').fill('josé@alumnado.example');
    await submit(page).click();
    await expect
      .poll(() => problems.allTextContents())
      .toEqual(['El correo no es correcto: escríbelo como nombre@ejemplo.es']);
    await hasFocus(page.locator('[name=usuario]'));
  });

  it('accepts the user name of a company, but not an empty one', async () => {
    const { page, open, calls } = await visit('montclar');
    await open('/login/empresas');
    await submit(page).click();
    expect(await page.locator('.login-form .field-problem').first().textContent()).toBe(
      'Escribe tu correo para acceder',
    );
    await page.locator('[name=usuario]').fill('talleres');
    await page.locator('[name=password]').fill('x');
    await submit(page).click();
    await page.getByText('El usuario o la contraseña no son correctos.').waitFor();
    expect(calls).toEqual(['/api/Empresa/dameEmpresasDelUsuario']);
  });

  it('shows the reason of a refusal, and keeps the input', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await fill(page, 'student', 'wrong');
    await submit(page).click();
    await summary(page).waitFor();
    expect(await summary(page).innerText()).toBe('El usuario o la contraseña no son correctos.');
    await hasFocus(summary(page));
    expect(await page.locator('[name=usuario]').inputValue()).toBe(personaOf('student').usuario);
    expect(await page.locator('[name=password]').inputValue()).toBe('wrong');
    expect(await auditPage(page)).toEqual([]);
  });

  it('shows how long to wait after many wrong passwords', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await page.locator('[name=usuario]').fill('nadie@alumnado.example');
    await page.locator('[name=password]').fill('equivocada1');
    for (let time = 0; time < 5; time += 1) {
      const answered = page.waitForResponse('**/logaUsuario');
      await submit(page).click();
      await answered;
      await page.locator('main form[aria-busy=false]').waitFor();
    }
    await summary(page).filter({ hasText: 'Has escrito demasiadas contraseñas incorrectas.' }).waitFor();
    expect(await summary(page).innerText()).toMatch(/Espera \d+ segundos? y vuelve a intentarlo\.$/);
  });

  it.each([
    ['blocked-student', '/login'],
    ['former-user', '/login'],
    ['blocked-company', '/login/empresas'],
    ['unvalidated-company', '/login/empresas'],
  ] as const)('refuses in the form accounts that may not enter: %s', async (persona, path) => {
    const { page, open, stored } = await visit('montclar');
    await open(path);
    await signIn(page, persona);
    await summary(page).waitFor();
    expect(addressOf(page)).toBe(path);
    expect(await stored('token')).toBeNull();
    expect(await page.locator('.login-form, .messages').getByText('Cerrar sesión').count()).toBe(0);
  });

  it('sends once, however often the button is pressed', async () => {
    const { page, open, calls } = await visit('montclar');
    await open('/login');
    await fill(page, 'student');
    const release = await holdRequests(page, '**/logaUsuario');
    await submit(page).dblclick();
    await submit(page).click({ force: true });
    release();
    await arrived(page, /^\/$/);
    expect(calls.filter((it) => it.endsWith('/logaUsuario'))).toHaveLength(1);
  });

  it('is used with the keyboard alone', async () => {
    const { page, open } = await visit('montclar');
    await open('/login');
    await page.locator('[name=usuario]').focus();
    await page.keyboard.type(personaOf('student').usuario);
    await page.keyboard.press('Tab');
    await page.keyboard.type(examplePassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('[name=password]').getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator('[name=recordar]').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrived(page, /^\/$/);
  });

  it('keeps input typed before hydration, and a form sent before it', async () => {
    const { page, portal, calls } = await visit('montclar');
    const release = await holdRequests(page, /_brand\/data/);
    await page.goto(portal.url('/login'));
    await fill(page, 'student');
    await submit(page).click();
    expect(addressOf(page)).toBe('/login');
    expect(calls).toEqual([]);
    release();
    await arrived(page, /^\/$/);
  });

  it('stores whether the session ends with the browser or is remembered', async () => {
    const { page, open, stored } = await visit('montclar');
    const marker = async (): Promise<string[]> =>
      (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    await open('/login');
    await signIn(page, 'student');
    await arrived(page, /^\/$/);
    expect(await stored('recordar')).toBe('false');
    expect(await marker()).toEqual(['portal.montclar.sesion=1']);
    await page.context().clearCookies();
    await open('/login');
    expect(await stored('token')).toBeNull();
    await fill(page, 'student');
    await page.locator('[name=recordar]').check();
    await submit(page).click();
    await arrived(page, /^\/$/);
    expect(await stored('recordar')).toBe('true');
    await page.context().clearCookies();
    await open('/');
    expect(addressOf(page)).toBe('/');
  });

  it('has the texts and the call of a specific sign-in', async () => {
    const { page, open } = await visit('montclar');
    await open('/login/ciclos');
    expect(await page.locator('h1').innerText()).toBe('Ciclos formativos');
    await signIn(page, 'vocational-student');
    await arrived(page, /^\/$/);
  });

  it('serves graduates too if they share it, with a link', async () => {
    // That address has no page; the page for unknown addresses leads on.
    const { page, portal } = await visit('ribera', { faulty: true });
    await page.goto(portal.url('/login/antiguos'));
    await arrived(page, /^\/login$/);
  });
});
