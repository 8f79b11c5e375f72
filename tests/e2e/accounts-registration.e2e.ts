import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import {
  problemOf,
  focusedName,
  summary,
  fill,
  send,
  hasFocus,
  focusedClass,
  signInStatus,
  password,
  studentOf,
} from '../support/pages/account-forms.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage, open } = portalTest('montclar', 'meridia');

/** Fills in contact data and password of a found graduate, and submits them. */
async function sendAccess(page: Page): Promise<Record<string, string>> {
  const { email, emailRepeated, telefonoMovil, aceptaPolitica } = studentOf() as Record<string, string>;
  const access = { email, emailRepeated, telefonoMovil, aceptaPolitica, ...password } as Record<
    string,
    string
  >;
  await fill(page, access);
  await send(page);
  return access;
}

describe('someone registers', () => {
  it.each([
    ['/registro', phone, /Soy estudiante/, 'Te has registrado correctamente'],
    ['/ca/registre', desktop, /Soc estudiant/, 'T’has registrat correctament'],
  ])('as a student at %s', async (path, viewport, who, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(portalOf().url(path));
    await hydrated(page);
    await page.getByRole('link', { name: who }).click();
    await page.waitForURL('**?tipo=estudiante');
    await hydrated(page);
    const student = studentOf();
    await fill(page, student);
    await send(page);
    await page.waitForURL(/\/login$/);
    await page.getByText(told).first().waitFor();
    expect(await signInStatus(portalOf(), 'Alumno', String(student['email']), 'Contraseña9')).toBe(0);
    expect(faults).toEqual([]);
  });

  it.each([
    ['/registro?tipo=estudiante', '/login'],
    ['/registro?tipo=egresado', '/login/antiguos'],
    ['/solicitar-cuenta', '/login/empresas'],
  ])('at %s, and finds the sign-in of their own kind', async (path, own) => {
    const page = await open(path);
    await page.locator(`.registration-account:visible a[href="${own}"]`).waitFor();
  });

  it('as a graduate found in the register', async () => {
    const page = await open('/registro?tipo=egresado');
    await fill(page, { dni: dniOf(99_100_001), fechaNacimiento: '1999-03-02' });
    await send(page);
    await page.getByText('Hola, Mireia.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Hola, Mireia.');
    const { email } = await sendAccess(page);
    await page.waitForURL(/\/login/);
    await page.getByText('con tu DNI').first().waitFor();
    expect(await signInStatus(portalOf(), 'Alumno', String(email), 'Contraseña9')).toBe(0);
  });

  it('as a graduate not found in the register, then as a student', async () => {
    const page = await open('/ca/registre?tipo=egresado');
    await fill(page, { dni: '12345678Z', fechaNacimiento: '1990-01-01' });
    await send(page);
    await summary(page).getByText('No t’hem trobat amb aquestes dades').waitFor();
    expect(await focusedClass(page)).toBe('error-summary');
    await summary(page).getByRole('link').click();
    await page.waitForURL('**?tipo=estudiante');
    await hydrated(page);
    expect(await page.locator('[name=apellido1]').count()).toBe(1);
  });

  it('as a graduate whose check has expired, after another check', async () => {
    const page = await open('/registro?tipo=egresado');
    await fill(page, { dni: dniOf(99_100_002), fechaNacimiento: '1997-11-24' });
    await send(page);
    await page.getByText('Te hemos encontrado').waitFor();
    portalOf().db.run(sql`UPDATE one_time_code SET expires = 0`);
    await sendAccess(page);
    await page.getByText('Vuelve a indicar tus datos').waitFor();
    expect(await page.locator('[name=dni]').count()).toBe(1);
  });

  it('with an account of the institution, and gets to single sign-on', async () => {
    const page = await open('/registro?tipo=egresado', { brand: 'meridia' });
    const record = portalOf('meridia').db.get<{ numeroDocumento: string; fechaNacimiento: string }>(
      sql`SELECT numeroDocumento, fechaNacimiento FROM graduate_record WHERE sso = 1`,
    );
    await fill(page, { dni: record?.numeroDocumento ?? '', fechaNacimiento: record?.fechaNacimiento ?? '' });
    await send(page);
    await summary(page).getByText('Debes acceder con tu cuenta de la universidad.').waitFor();
    expect(await summary(page).getByRole('link').getAttribute('href')).toBe('/acceso');
  });

  it.each<[string, Record<string, string>, string, string]>([
    [
      'email',
      { email: personaOf('student').usuario, emailRepeated: personaOf('student').usuario },
      'Ya existe una cuenta con ese correo electrónico.',
      '/login',
    ],
    [
      'numeroDocumento',
      { numeroDocumento: 'known' },
      'Ya existe una cuenta con ese número de documento.',
      '/login',
    ],
  ])(
    'whose %s is known is told so at the field, with the way to sign in',
    async (field, change, text, way) => {
      const page = await open('/registro?tipo=estudiante');
      const known = portalOf().db.value<string>(
        sql`SELECT numeroDocumento FROM student WHERE email = ${personaOf('student').usuario}`,
      );
      const wrong = 'numeroDocumento' in change ? { numeroDocumento: known ?? '' } : change;
      await fill(page, { ...studentOf(), ...wrong });
      await send(page);
      await hasFocus(page, field);
      expect(await problemOf(page, field)).toBe(text);
      expect(await summary(page).locator('.error-summary-action a').getAttribute('href')).toBe(way);
    },
  );

  it('by keyboard alone', async () => {
    const page = await open('/registro');
    const press = async (key: string, times = 1): Promise<void> => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    const tabTo = async (name: string): Promise<void> => {
      for (let step = 0; step < 40; step += 1) {
        await press('Tab');
        if ((await focusedName(page)) === name) return;
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await page.locator('#content').focus();
    for (let step = 0; step < 10; step += 1) {
      await press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('href') === '?tipo=estudiante'))
        break;
    }
    await press('Enter');
    await page.waitForURL('**?tipo=estudiante');
    await hydrated(page);
    await page.locator('[name=titulacion] option[value="101"]').waitFor({ state: 'attached' });
    await page.locator('#content').focus();
    const { aceptaPolitica: _, titulacion: __, ...texts } = studentOf();
    for (const [name, value] of Object.entries(texts)) {
      await tabTo(name);
      await page.keyboard.type(String(value));
      if (name === 'numeroDocumento') {
        await tabTo('titulacion');
        await press('ArrowDown');
      }
    }
    await tabTo('aceptaPolitica');
    await press('Space');
    await press('Enter');
    await page.waitForURL(/\/login$/);
  });

  it('and finds the input after a reload, except passwords and identity numbers', async () => {
    const page = await open('/registro?tipo=estudiante');
    const student = studentOf();
    await fill(page, student);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain(String(student['email']));
    for (const secret of ['numeroDocumento', 'password'] as const)
      expect(kept).not.toContain(String(student[secret]));
    await page.reload();
    await hydrated(page);
    await page.locator('[name=titulacion] option[value="101"]').waitFor({ state: 'attached' });
    const values = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined)),
    );
    expect(values).toEqual({
      ...student,
      apellido2: '',
      tipoDocumento: '1',
      numeroDocumento: '',
      password: '',
      passwordRepeated: '',
      aceptaPolitica: 'on',
    });
  });
});
