import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { fill, hasFocus, problemOf, signInStatus, summary } from '../support/pages/account-forms.ts';
import { auditPage } from '../support/pages/axe.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { changeFaults, impatient, injectFault } from '../support/faults/faults.ts';
import { eachReadFault, victim } from '../support/faults/victims.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'meridia', 'ribera');
const { portalOf, newPage } = visits;

type Brand = 'montclar' | 'meridia' | 'ribera';

const paths = { es: '/mi-perfil', ca: '/ca/el-meu-perfil' };
const { usuario: email } = personaOf('company');

interface Visit {
  language?: keyof typeof paths;
  options?: Parameters<typeof newPage>[0];
}

/** Opens the profile of the company's contact and waits for hydration. */
async function open(brand: Brand, { language = 'es', options }: Visit = {}): Promise<Page> {
  const page = await newPage({ faulty: true, brand, ...options });
  await portalOf(brand).signIn(page, 'company');
  await page.goto(portalOf(brand).url(paths[language]));
  await hydrated(page);
  await page.locator('#contact').waitFor();
  return page;
}

const edit = (page: Page, part: string) => page.locator(`#${part} .edit-button`).click();
const editor = (page: Page, part: string) => page.locator(`#${part} .editor`);

/** Presses the save button. */
const send = (page: Page) => page.locator('.editor-actions button[type=submit]').click();

/** Audits the page from the top: content scrolled below the header cannot be measured. */
async function audit(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await auditPage(page)).toEqual([]);
}

const stored = (brand: Brand) =>
  portalOf(brand).db.get<{ datos: Record<string, unknown>; tipoContacto: number[]; nombre: string }>(
    sql`SELECT datos, tipoContacto, nombre FROM contact WHERE email = ${email}`,
  );

describe('the contact of a company', () => {
  it('follows the link to missing data, fills it in and finds it again', async () => {
    const page = await newPage({ brand: 'meridia' });
    const faults = watchPage(page);
    await portalOf('meridia').signIn(page, 'company');
    await page.goto(portalOf('meridia').url(paths.es));
    await hydrated(page);
    const gaps = page.locator('.gaps');
    await gaps.waitFor();
    await audit(page);
    await gaps.getByRole('link', { name: 'Puesto' }).click();
    await hasFocus(page, 'puesto');
    await audit(page);

    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'direccion')).toBe('Este campo es requerido');
    await fill(page, { puesto: 'Jefa', telefono1: '123', nif: '12345678A', cp: '99999' });
    await send(page);
    expect(await problemOf(page, 'telefono1')).toBe('El campo no tiene la longitud mínima requerida');
    expect(await problemOf(page, 'nif')).toBe('El campo DNI está mal formado');
    expect(await problemOf(page, 'cp')).toBe('El campo está mal formado');
    await audit(page);

    const values = { puesto: 'Jefa de personal', telefono1: '972 111 222', direccion: 'Calle Mayor, 3' };
    await fill(page, { ...values, nif: '', cp: '17800', provincia: 'Girona', localidad: 'Olot' });
    expect(await page.locator('[name=aniosForoEmpleo]').count()).toBe(0);
    const kinds = page.getByLabel('Tipo de contacto');
    await kinds.locator('option', { hasText: 'Foro de empleo' }).waitFor({ state: 'attached' });
    await kinds.selectOption({ label: 'Foro de empleo' });
    await page.getByRole('button', { name: 'Añadir Tipo de contacto' }).click();
    await page.getByLabel('Años en el foro').selectOption('2019');
    await page.getByRole('button', { name: 'Añadir Años en el foro' }).click();
    await send(page);
    await editor(page, 'contact').waitFor({ state: 'detached' });
    await page.locator('#contact .saved-note').filter({ hasText: 'Guardado' }).waitFor();
    await gaps.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('#contact .facts').first().waitFor();
    await page.locator('#contact').getByText('España').first().waitFor();
    const text = await page.locator('#contact').innerText();
    for (const value of [...Object.values(values), '17800', 'Olot', 'Girona', 'España', '2019'])
      expect(text).toContain(value);
    await page.locator('#contact').getByText('Foro de empleo').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('needs no address if the brand asks for none, by keyboard alone', async () => {
    const page = await open('montclar', { language: 'ca', options: { viewport: phone, dark: true } });
    await audit(page);
    const button = page.locator('#contact .edit-button');
    await button.focus();
    await page.keyboard.press('Enter');
    await editor(page, 'contact').waitFor();
    await hasFocusOf(page, editor(page, 'contact').locator('h3').first());
    expect(await page.locator('[name=direccion], [name=cp]').count()).toBe(0);
    await audit(page);
    await page.locator('[name=departamento]').focus();
    await page.keyboard.type('Persones');
    const cancel = page.locator('.editor-actions button[type=button]');
    await cancel.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await audit(page);
    await dialog.locator('button:not([value])').press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    // The page notices it a moment after the tab is closed.
    await hydrated(page);
    expect(await page.locator('[name=departamento]').inputValue()).toBe('Persones');
    await cancel.press('Enter');
    await dialog.locator('[value=discard]').press('Enter');
    await editor(page, 'contact').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('#contact .edit-button'));
    expect(stored('montclar')?.datos).not.toHaveProperty('departamento');
  });

  it('chooses language, service and form of address', async () => {
    const page = await open('montclar');
    await edit(page, 'account');
    await editor(page, 'account').waitFor();
    await audit(page);
    await fill(page, { idIdiomaPreferido: '2', sedeDefecto: 'empleo', genero: 'mujer' });
    await send(page);
    await editor(page, 'account').waitFor({ state: 'detached' });
    const text = await page.locator('#account').innerText();
    for (const value of ['Català', 'Empleo', 'Mujer']) expect(text).toContain(value);
    expect(stored('montclar')?.datos).toMatchObject({ sedeDefecto: 'empleo', genero: 'mujer' });
    await edit(page, 'account');
    await editor(page, 'account').waitFor();
    for (const group of await editor(page, 'account').getByRole('radiogroup').all())
      await group.getByLabel('Sin indicar').check();
    await send(page);
    await editor(page, 'account').waitFor({ state: 'detached' });
    await page.reload();
    await expect
      .poll(() => page.locator('#account dd').allInnerTexts())
      .toEqual(['Sin indicar', 'Sin indicar', 'Sin indicar']);
    for (const key of ['sedeDefecto', 'genero']) expect(stored('montclar')?.datos).not.toHaveProperty(key);
  });

  it('has no choices with one language, one service and no form of address', async () => {
    const page = await open('ribera');
    await page.locator('#password').waitFor();
    expect(await page.locator('#account').count()).toBe(0);
    expect(await page.getByText('Género').count()).toBe(0);
  });

  it('changes the password with the current one', async () => {
    const page = await open('meridia');
    await edit(page, 'password');
    await editor(page, 'password').waitFor();
    const next = { password: 'Andana2027', passwordRepeated: 'Andana2027' };
    await fill(page, { ...next, passwordActual: 'Equivocada1' });
    await send(page);
    await hasFocus(page, 'passwordActual');
    expect(await problemOf(page, 'passwordActual')).toBe('La contraseña actual no es correcta.');
    await audit(page);
    await fill(page, { ...next, passwordActual: examplePassword });
    await send(page);
    await page.getByText('Has cambiado tu contraseña.').waitFor();
    expect(await signInStatus(portalOf('meridia'), 'Empresa', email, next.password)).toBe(0);
    // Restores the state for the following tests.
    await edit(page, 'password');
    const back = { password: examplePassword, passwordRepeated: examplePassword };
    await fill(page, { ...back, passwordActual: next.password });
    await send(page);
    await editor(page, 'password').waitFor({ state: 'detached' });
  });
});

describe('the sign-in address', () => {
  it('is changed with the current password, which is asked for once the address differs', async () => {
    const page = await open('meridia');
    await edit(page, 'contact');
    await editor(page, 'contact').waitFor();
    const present = page.locator('main form [name=passwordActual]');
    const save = async (address: string, passwordActual: string): Promise<void> => {
      await fill(page, { email: address });
      await present.waitFor();
      await fill(page, { passwordActual });
      await send(page);
    };
    expect(await present.count()).toBe(0);
    await save('remei@talleres-oller.example', '');
    await expect.poll(() => problemOf(page, 'passwordActual')).toBe('Este campo es requerido');
    await audit(page);
    await save('remei@talleres-oller.example', 'Equivocada1');
    await expect.poll(() => problemOf(page, 'passwordActual')).toBe('La contraseña actual no es correcta.');
    await fill(page, { email });
    expect(await present.count()).toBe(0);
    await save('remei@talleres-oller.example', examplePassword);
    await editor(page, 'contact').waitFor({ state: 'detached' });
    const { db } = portalOf('meridia');
    expect(db.update('account', { usuario: 'remei@talleres-oller.example' }, { usuario: email, email })).toBe(
      1,
    );
    expect(db.update('contact', { email: 'remei@talleres-oller.example' }, { email })).toBe(1);
  });
});

describe('a fault', () => {
  it('on loading offers a retry', async () => {
    await eachReadFault(await victim(visits, 'company', '/404'), {
      urls: [portalOf().url(paths.es)],
      calls: /dameDatosContactoEmpresa/,
      shown: (page) => page.locator('#contact').waitFor(),
      faults: ['abort', 'hang', 'HTML', 'another shape', 'an unknown status'],
    });
  });

  it('on saving keeps the input', async () => {
    const page = await newPage({ faulty: true });
    const damage = await impatient(page);
    await portalOf().signIn(page, 'company');
    await page.goto(portalOf().url(paths.es));
    await hydrated(page);
    await edit(page, 'contact');
    await editor(page, 'contact').waitFor();
    const values = { puesto: 'Directora', telefono1: '972 333 444' };
    await fill(page, values);
    for (const [index, fault] of changeFaults.entries()) {
      const repair = await injectFault(page, fault, /editaContactoEmpresa/);
      const sent = page.waitForRequest(/editaContactoEmpresa/);
      await send(page);
      await sent;
      await editor(page, 'contact').locator('form[aria-busy=false]').waitFor();
      await summary(page).waitFor();
      const fields = { Puesto: values.puesto, Teléfono: values.telefono1 };
      expect(await damage.complaints({ fields, tries: index + 1 })).toEqual([]);
      await repair();
    }
    await send(page);
    await editor(page, 'contact').waitFor({ state: 'detached' });
    expect(stored('montclar')?.datos).toMatchObject(values);
  });

  it('in two tabs overwrites nothing without a question', async () => {
    const page = await open('montclar');
    await edit(page, 'contact');
    await editor(page, 'contact').waitFor();
    await fill(page, { puesto: 'Mía', telefono1: '972 111 222' });
    const { datos = {} } = stored('montclar') ?? {};
    portalOf().db.update('contact', { email }, { datos: { ...datos, puesto: 'De otra pestaña' } });
    await send(page);
    await summary(page).filter({ hasText: 'otra pestaña' }).waitFor();
    expect(stored('montclar')?.datos).toMatchObject({ puesto: 'De otra pestaña' });
    await audit(page);
    await page.getByRole('button', { name: 'Guardar mi versión' }).click();
    await editor(page, 'contact').waitFor({ state: 'detached' });
    expect(stored('montclar')?.datos).toMatchObject({ puesto: 'Mía' });
  });
});
