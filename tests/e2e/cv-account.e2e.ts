import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import schema from '../../schemas/brand.schema.json' with { type: 'json' };
import { fill, problemOf, signInStatus } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { openCv } from '../support/pages/cv-page.ts';
import { answer, editor, editorReady, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar', 'meridia', 'illes', 'ribera');

/** Groups of fields whose flags a brand sets. */
const groups = schema.properties.campos.properties;

async function open(page: Page, what: string): Promise<void> {
  await page.locator('#account .edit-button').filter({ hasText: what }).click();
  await editorReady(page);
}

describe('the account', () => {
  it('changes its password with the current one', async () => {
    const page = await newPage({ viewport: phone });
    await openCv(page, portalOf(), 'graduate');
    const { usuario } = personaOf('graduate');
    await open(page, 'Cambiar');
    await fill(page, { passwordActual: 'otra', password: 'corta', passwordRepeated: 'cor' });
    await save(page);
    await expect.poll(() => problemOf(page, 'password')).not.toBe('');
    expect(await problemOf(page, 'passwordRepeated')).toBe('Las contraseñas no coinciden');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fill(page, { password: 'Otra-clave-8', passwordRepeated: 'Otra-clave-8' });
    await save(page);
    await expect.poll(() => problemOf(page, 'passwordActual')).toBe('La contraseña actual no es correcta.');
    await fill(page, { passwordActual: examplePassword });
    await saved(page);
    await page.getByText('Has cambiado tu contraseña.').first().waitFor();
    await hasFocusOf(page, page.locator('#account .edit-button').filter({ hasText: 'Cambiar' }));
    expect(await signInStatus(portalOf(), 'Alumno', usuario, 'Otra-clave-8')).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Otra-clave-8',
    );
  });

  it('has an address for messages, a language, and a deletion', async () => {
    const page = await newPage();
    const faults = watchPage(page);
    await openCv(page, portalOf(), 'student');
    await page
      .locator('#account')
      .getByText('Tu cuenta y tu CV, tres años desde tu última entrada')
      .waitFor();
    await open(page, 'Correo');
    await fill(page, { email: 'mal' });
    await save(page);
    await expect
      .poll(() => problemOf(page, 'email'))
      .toBe('El correo no es correcto: escríbelo como nombre@ejemplo.es');
    expect(await problemOf(page, 'passwordActual')).toBe('Este campo es obligatorio');
    await fill(page, { email: personaOf('graduate').usuario, passwordActual: examplePassword });
    await save(page);
    await expect.poll(() => problemOf(page, 'email')).toContain('correo electrónico');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fill(page, { email: 'lucia.nueva@correo.example', passwordActual: 'equivocada1' });
    await save(page);
    await expect.poll(() => problemOf(page, 'passwordActual')).toBe('La contraseña actual no es correcta.');
    await fill(page, { passwordActual: examplePassword });
    await saved(page);
    expect(await page.locator('#personal').innerText()).toContain('lucia.nueva@correo.example');

    const request = page.waitForRequest('**/solicitarBajaServicio');
    await page.locator('#account').getByRole('button', { name: 'Solicitar la baja' }).click();
    await answer(page, 'yes');
    await request;
    await page.getByText('Hemos recibido tu solicitud de baja.').first().waitFor();

    await open(page, 'Idioma del portal');
    await editor(page).getByLabel('Català').check();
    await save(page);
    await page.waitForURL('**/ca/cv#account');
    await hydrated(page);
    await page.getByRole('heading', { name: 'El teu compte' }).waitFor();
    await page.locator('#account').getByText('lucia.nueva@correo.example').first().waitFor();
    const login = await page.request.post(portalOf().url('/api/Alumno/logaUsuario'), {
      data: { usuario: 'lucia.nueva@correo.example', password: examplePassword },
    });
    expect(await login.json()).toMatchObject({ datos: { idIdiomaPreferido: 2 } });
    expect(faults).toEqual([]);
  });
});

describe('the settings of a brand decide about the account', () => {
  it('no password with single sign-on, and no deletion', async () => {
    const page = await newPage({ brand: 'illes' });
    await openCv(page, portalOf('illes'), 'student');
    const account = page.locator('#account');
    expect(await account.innerText()).toContain('la contrasenya es canvia allà');
    expect(await account.getByRole('button', { name: 'contrasenya' }).count()).toBe(0);
    expect(await account.getByRole('button', { name: 'baixa' }).count()).toBe(0);
    await page.locator('#preferences .edit-button').click();
    await editorReady(page);
    expect(await editor(page).locator('[name=newsletter]').count()).toBe(0);
    expect(await editor(page).locator('[name=idiomaComunicaciones]').count()).toBe(1);
  });

  it('no choice of one language, and no stays abroad if hidden', async () => {
    const page = await newPage({ brand: 'ribera' });
    await openCv(page, portalOf('ribera'), 'student');
    await page.locator('#account').waitFor();
    expect(await page.locator('#account').innerText()).not.toContain('Idioma del portal');
    expect(await page.locator('#abroad').count()).toBe(0);
  });

  it('no button if nothing may be changed', async () => {
    const page = await newPage({ faulty: true, brand: 'meridia', viewport: phone });
    const faults = watchPage(page);
    await page.route('**/_brand/data.*.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { brand: { fields: Record<string, { fixed: string[] }> } };
      for (const [group, { properties }] of Object.entries(groups))
        data.brand.fields[group]?.fixed.push(...Object.keys(properties));
      await route.fulfill({ response, json: data });
    });
    await openCv(page, portalOf('meridia'), 'student');
    await page.locator('#account .edit-button').first().waitFor();
    const outside = page.locator('.section:not(#account)');
    expect(
      await outside.locator('.edit-button, .remove-button, .search-switch > button').allInnerTexts(),
    ).toEqual([]);
    // The address is fixed; the password can be changed.
    expect(await page.locator('#account .edit-button').allInnerTexts()).toEqual([
      'Cambiar contraseña',
      'Editar\nIdioma del portal',
    ]);
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
