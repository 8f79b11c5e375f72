import { describe, expect, it } from 'vitest';
import { problemOf, focusedName, summary, send } from '../support/pages/account-forms.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { open } = portalTest('montclar');

describe('input is validated', () => {
  const cases: [string, string, string, string][] = [
    [
      '/registro?tipo=estudiante',
      'email',
      'ñandú@correo.example',
      'El correo no es correcto: escríbelo como nombre@ejemplo.es',
    ],
    [
      '/registro?tipo=estudiante',
      'numeroDocumento',
      '12345678A',
      'El DNI no es correcto: escribe 8 cifras y una letra',
    ],
    [
      '/registro?tipo=estudiante',
      'telefonoMovil',
      '1234567890123456',
      'El número de teléfono es demasiado largo',
    ],
    ['/registro?tipo=estudiante', 'telefonoMovil', 'seis', 'El formato no es correcto'],
    ['/registro?tipo=estudiante', 'password', 'corta1', 'El texto es demasiado corto'],
    ['/registro?tipo=estudiante', 'password', 'sinNumeros', 'El formato no es correcto'],
    ['/registro?tipo=estudiante', 'passwordRepeated', 'otra', 'Las contraseñas no coinciden'],
    ['/registro?tipo=estudiante', 'emailRepeated', 'otro', 'Los correos no coinciden'],
    ['/registro?tipo=egresado', 'dni', 'X1234567A', 'El DNI no es correcto: escribe 8 cifras y una letra'],
    ['/solicitar-cuenta', 'cif', 'B00000001', 'El formato no es correcto'],
    ['/solicitar-cuenta', 'telefono1', '600 12', 'El texto es demasiado corto'],
    ['/solicitar-cuenta', 'cp', '99999', 'El formato no es correcto'],
    [
      '/solicitar-cuenta',
      'email',
      'aina.forja.example',
      'El correo no es correcto: escríbelo como nombre@ejemplo.es',
    ],
    [
      '/restablecer-candidato',
      'usuario',
      'lucia',
      'El correo no es correcto: escríbelo como nombre@ejemplo.es',
    ],
  ];

  it.each(cases)('when a field is left: %s %s %s', async (path, name, value, text) => {
    const page = await open(path);
    await page.locator(`[name=${name}]`).fill(value);
    expect(await problemOf(page, name), 'not while typing').toBe('');
    await page.keyboard.press('Tab');
    expect(await problemOf(page, name)).toBe(text);
    expect(await summary(page).count(), 'no summary yet').toBe(0);
  });

  it('when a day does not exist', async () => {
    const page = await open('/registro?tipo=egresado');
    await page.locator('[name=fechaNacimiento]').focus();
    await page.keyboard.type('0231');
    await page.locator('[name=dni]').focus();
    expect(await problemOf(page, 'fechaNacimiento')).toBe('El formato no es correcto');
    await page.locator('[name=fechaNacimiento]').fill('1999-02-28');
    expect(await problemOf(page, 'fechaNacimiento')).toBe('');
  });

  it.each([
    ['/registro?tipo=estudiante', 'Este campo es obligatorio'],
    ['/ca/registre?tipo=estudiante', 'Aquest camp és obligatori'],
    ['/registro?tipo=egresado', 'Este campo es obligatorio'],
    ['/solicitar-cuenta', 'Este campo es obligatorio'],
    ['/restablecer-candidato', 'Este campo es obligatorio'],
    ['/restablecer-login', 'Este campo es obligatorio'],
    ['/establecer-login?token=x', 'Este campo es obligatorio'],
  ])('when everything is missing: %s', async (path, text) => {
    const page = await open(path);
    await send(page);
    await summary(page).waitFor();
    const wanted = await page.evaluate(() =>
      [...document.querySelectorAll('main form [aria-required=true]')]
        .map((it) => it.getAttribute('name') ?? it.querySelector('[name]')?.getAttribute('name') ?? '')
        // These fields have a default.
        .filter((name) => !['idPais', 'tipoDocumento', 'by'].includes(name)),
    );
    expect(wanted.length).toBeGreaterThan(0);
    for (const name of wanted) expect(await problemOf(page, name), name).toBe(text);
    expect(await summary(page).locator('li').count()).toBe(wanted.length);
    const lines = summary(page).getByRole('link');
    for (const [index, name] of wanted.entries()) {
      await lines.nth(index).click();
      expect(await focusedName(page)).toBe(name);
    }
  });

  it('without moving the button away from under the pointer', async () => {
    const page = await open('/restablecer-candidato');
    await page.locator('[name=usuario]').fill('lucia');
    const box = await page.locator('main form button[type=submit]').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) - 4);
    await page.mouse.down();
    await page.mouse.up();
    await summary(page).waitFor();
  });

  it('fields have autocomplete and inputmode', async () => {
    const page = await open('/registro?tipo=estudiante');
    const attributes = (name: string) =>
      page
        .locator(`[name=${name}]`)
        .evaluate((it) => [it.getAttribute('autocomplete'), it.getAttribute('inputmode')]);
    expect(await attributes('nombre')).toEqual(['given-name', null]);
    expect(await attributes('email')).toEqual(['email', 'email']);
    expect(await attributes('telefonoMovil')).toEqual(['tel', 'tel']);
    expect(await attributes('password')).toEqual(['new-password', null]);
    for (const name of ['emailRepeated', 'passwordRepeated']) {
      const isFree = await page.locator(`[name=${name}]`).evaluate((it) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        return it.dispatchEvent(paste);
      });
      expect(isFree, `pasting into ${name}`).toBe(true);
    }
  });
});
