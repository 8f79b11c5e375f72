import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createCode } from '#sandbox/accounts/one-time-codes.ts';
import { momentOf } from '#sandbox/clock.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, dniOf, makeCompany, makeContact } from '#sandbox/seed/make.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { injectFault, shortenTimeouts, watchDamage } from '../support/faults.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, watchPage } from '../support/portal.ts';

let browser: Browser;
/** Own sign-in, Spanish and Catalan; everything on; placement conditions. */
let montclar: LivePortal;
let meridia: LivePortal;
let illes: LivePortal;
beforeAll(async () => {
  browser = await launchBrowser();
  [montclar, meridia, illes] = await Promise.all([
    startLivePortal('montclar'),
    startLivePortal('meridia'),
    startLivePortal('illes'),
  ]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([montclar, meridia, illes].map((it) => it.close()));
});

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

interface Visit {
  portal?: LivePortal;
  viewport?: typeof phone;
  dark?: boolean;
}

async function newPage({ portal = montclar, viewport = desktop, dark = false }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // The question about cookies lies over the end of the page.
  await page.addInitScript((key) => {
    const answer = { necessary: true, analytics: false, version: 1, date: new Date().toISOString() };
    try {
      localStorage.setItem(key, JSON.stringify(answer));
    } catch {
      // Blocked.
    }
  }, `portal.${portal.brand.id}.cookiesAceptadas`);
  return page;
}

async function open(path: string, visit: Visit = {}): Promise<Page> {
  const page = await newPage(visit);
  await page.goto((visit.portal ?? montclar).url(path));
  await hydrated(page);
  return page;
}

/** What is wrong with the field of a name, as someone hears it who is on it. */
const problemOf = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => {
    const field = document.querySelector(`main form [name="${wanted}"]`);
    const described = field?.closest('[role=radiogroup]') ?? field;
    if (described?.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (described.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
  }, name);

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

const summary = (page: Page) => page.locator('.error-summary');

/** Fills fields by the names that the contract gives them; ticks, choices and lists too. */
async function fill(page: Page, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main form [name="${name}"]`);
    const kind = await field
      .first()
      .evaluate((it) => (it instanceof HTMLInputElement ? it.type : it.tagName));
    if (value === true) await field.check();
    else if (kind === 'radio') await page.locator(`main form [name="${name}"][value="${value}"]`).check();
    else if (kind === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

const send = (page: Page): Promise<void> => page.locator('main form button[type=submit]').click();

let number = 0;
const next = (): number => (number += 1);

const password = { password: 'Contraseña9', passwordRepeated: 'Contraseña9' };

const companyOf = (id = next()): Record<string, string | true> => ({
  cif: cifOf(6_100_000 + id),
  nombreFiscal: `Forja & Filigrana ${id}, S. L.`,
  nombreComercial: `Forja ${id}`,
  sector: '3',
  direccion: "Carrer de l'Argent, 4",
  cp: '07300',
  idProvincia: '7',
  localidad: 'INCA',
  nombre: 'Aïna',
  apellidos: 'Llull',
  puesto: 'Gerente',
  email: `aina${id}@forja.example`,
  telefono1: '971 000 000',
  ...password,
  aceptaPolitica: true,
});

const studentOf = (id = next()): Record<string, string | true> => ({
  nombre: 'Bo',
  apellido1: 'Li',
  numeroDocumento: dniOf(56_000_000 + id),
  titulacion: '101',
  email: `bo${id}@correo.example`,
  emailRepeated: `bo${id}@correo.example`,
  telefonoMovil: '600 123 456',
  ...password,
  aceptaPolitica: true,
});

/** The link of the newest mail to someone, as the outbox shows it. */
async function linkInOutbox(portal: LivePortal, page: Page, to: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(portal.url('/sandbox/outbox'));
  const mail = outbox.locator('article, tr, li').filter({ hasText: to }).first();
  const href = await mail.locator('a[href*="token="]').first().getAttribute('href');
  await outbox.close();
  return new URL(href ?? '', portal.url('/')).href;
}

const signsIn = async (portal: LivePortal, half: 'Alumno' | 'Empresa', usuario: string, word: string) => {
  const path = half === 'Empresa' ? '/api/Empresa/dameEmpresasDelUsuario' : '/api/Alumno/logaUsuario';
  const response = await fetch(portal.url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, password: word }),
  });
  return ((await response.json()) as { status: number }).status;
};

describe('a company asks for an account', () => {
  it.each([
    ['/solicitar-cuenta', desktop, 'pendiente de validación'],
    ['/ca/sollicitar-compte', phone, 'pendent de validació'],
  ])('at %s, and is told on the sign-in page that it waits to be validated', async (path, viewport, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(montclar.url(path));
    await hydrated(page);
    const company = companyOf();
    await fill(page, company);
    await send(page);
    await page.waitForURL(/\/login\/(empresas|empreses)$/);
    await page.getByText(told).first().waitFor();
    const row = montclar.db.get(sql`SELECT estado, datos FROM company WHERE cif = ${String(company['cif'])}`);
    expect(row).toMatchObject({ estado: 'pendiente', datos: { domicilioFiscal: { localidad: 'INCA' } } });
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((it) => it.includes('borrador'))),
    ).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('says what kind of company it is where the brand asks for that', async () => {
    const page = await open('/solicitar-cuenta', { portal: meridia });
    expect(await page.locator('[name=startup]').count()).toBe(0);
    const company = companyOf();
    await fill(page, { ...company, tipoEmpresa: 'privada' });
    await send(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'startup');
    expect(await problemOf(page, 'startup')).toBe('Este campo es requerido');
    await fill(page, { startup: 'si' });
    await send(page);
    await page.waitForURL('**/login/empresas');
    const datos = meridia.db.get(sql`SELECT datos FROM company WHERE cif = ${String(company['cif'])}`);
    expect(datos).toMatchObject({ datos: { tipoEmpresa: 'privada', startup: true } });
  });

  it('learns when leaving the number that the company is registered, and where to go', async () => {
    const known = cifOf(6_200_000);
    makeCompany(montclar.db, { cif: known });
    const page = await open('/solicitar-cuenta');
    await fill(page, { cif: `${known.slice(0, 1)}-${known.slice(1)}` });
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      () => document.querySelector('[name=cif]')?.getAttribute('aria-invalid') === 'true',
    );
    expect(await problemOf(page, 'cif')).toBe('Esta empresa ya tiene cuenta en el portal');
    const link = page.locator('.field-note a').last();
    expect(await link.getAttribute('href')).toBe('/restablecer-login');
    await fill(page, { cif: cifOf(6_200_001) });
    expect(await problemOf(page, 'cif')).toBe('');
  });

  it('chooses province and town in Spain and types them elsewhere, and the town follows the province', async () => {
    const page = await open('/solicitar-cuenta');
    await fill(page, { idProvincia: '7', localidad: 'INCA' });
    await fill(page, { idProvincia: '8' });
    await page.locator('[name=localidad] option[value=BADALONA]').waitFor({ state: 'attached' });
    expect(await page.locator('[name=localidad]').inputValue()).toBe('');
    await fill(page, { idProvincia: '53', localidad: 'Un lugar' });
    await page.locator('[name=idPais]').selectOption({ label: 'Portugal' });
    await fill(page, { provincia: 'Lisboa', cif: 'PT501442600' });
    await page.keyboard.press('Tab');
    expect(await problemOf(page, 'cif')).toBe('');
    expect(await page.locator('[name=localidad]').inputValue()).toBe('Un lugar');
  });

  it.each<[number, (company: Record<string, string | true>) => Record<string, string>, string, string]>([
    [33, () => ({}), 'cif', 'El CIF no es correcto.'],
    [8, () => ({}), 'cif', 'Estos datos ya existían.'],
    [44, () => ({ email: 'ocupado@empresa.example' }), 'email', 'Este email pertenece a otra empresa.'],
    [60, () => ({ email: personaOf('student').usuario }), 'email', 'Este email ya está registrado.'],
    [12, () => ({ email: 'nadie@forja.invalid' }), 'email', 'No se ha podido enviar el correo electrónico.'],
  ])('is shown a refusal with %i at its field, with the focus there', async (code, change, field, text) => {
    const page = await open('/solicitar-cuenta');
    const company = companyOf();
    if (code === 44) {
      const other = makeCompany(montclar.db, { cif: cifOf(6_300_000) });
      makeContact(montclar.db, other, { email: 'ocupado@empresa.example' });
    }
    // What the form itself would have refused.
    if (code === 33 || code === 8)
      await page.route('**/guardarUsuarioEmpresa', (route) => route.fulfill({ json: { status: code } }));
    await fill(page, { ...company, ...change(company) });
    await send(page);
    await page.waitForFunction((name) => document.activeElement?.getAttribute('name') === name, field);
    expect(await problemOf(page, field)).toBe(text);
    expect(await summary(page).innerText()).toContain(text);
    await page.locator(`[name=${field}]`).fill('otra cosa');
    expect(await problemOf(page, field)).not.toBe(text);
  });
});

describe('someone registers', () => {
  it.each([
    ['/registro', phone, /Soy estudiante/, 'Te has registrado correctamente'],
    ['/ca/registre', desktop, /Soc estudiant/, "T'has registrat correctament"],
  ])('as a student at %s', async (path, viewport, who, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(montclar.url(path));
    await hydrated(page);
    await page.getByRole('link', { name: who }).click();
    await page.waitForURL('**?tipo=estudiante');
    await hydrated(page);
    const student = studentOf();
    await fill(page, student);
    await send(page);
    await page.waitForURL(/\/login$/);
    await page.getByText(told).first().waitFor();
    expect(await signsIn(montclar, 'Alumno', String(student['email']), 'Contraseña9')).toBe(0);
    expect(faults).toEqual([]);
  });

  it('as a graduate, who is found first', async () => {
    const page = await open('/registro?tipo=egresado');
    await fill(page, { dni: dniOf(99_100_001), fechaNacimiento: '1999-03-02' });
    await send(page);
    await page.getByText('Hola, Mireia.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Hola, Mireia.');
    const { email, emailRepeated, telefonoMovil, aceptaPolitica } = studentOf() as Record<string, string>;
    await fill(page, { email, emailRepeated, telefonoMovil, aceptaPolitica, ...password } as Record<
      string,
      string
    >);
    await send(page);
    await page.waitForURL(/\/login/);
    await page.getByText('con tu DNI').first().waitFor();
    expect(await signsIn(montclar, 'Alumno', String(email), 'Contraseña9')).toBe(0);
  });

  it('as a graduate who is not found, and goes on as a student', async () => {
    const page = await open('/ca/registre?tipo=egresado');
    await fill(page, { dni: '12345678Z', fechaNacimiento: '1990-01-01' });
    await send(page);
    await summary(page).getByText('No hem trobat cap titulat').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    await summary(page).getByRole('link').click();
    await page.waitForURL('**?tipo=estudiante');
    await hydrated(page);
    expect(await page.locator('[name=apellido1]').count()).toBe(1);
  });

  it('as a graduate whose check is too long ago, who is asked again', async () => {
    const page = await open('/registro?tipo=egresado');
    await fill(page, { dni: dniOf(99_100_002), fechaNacimiento: '1997-11-24' });
    await send(page);
    await page.getByText('Te hemos encontrado').waitFor();
    montclar.db.run(sql`UPDATE one_time_code SET expires = 0`);
    const { email, emailRepeated, telefonoMovil, aceptaPolitica } = studentOf() as Record<string, string>;
    await fill(page, { email, emailRepeated, telefonoMovil, aceptaPolitica, ...password } as Record<
      string,
      string
    >);
    await send(page);
    await page.getByText('Vuelve a indicar tus datos').waitFor();
    expect(await page.locator('[name=dni]').count()).toBe(1);
  });

  it('with an account of the university, and is led to its sign-in', async () => {
    const page = await open('/registro?tipo=egresado', { portal: meridia });
    const record = meridia.db.get<{ numeroDocumento: string; fechaNacimiento: string }>(
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
      'Ya existe un usuario con ese email.',
      '/login',
    ],
    [
      'numeroDocumento',
      { numeroDocumento: 'known' },
      'Ya existe un usuario con ese número de documento.',
      '/login',
    ],
  ])(
    'whose %s is known is told so at the field, with the way to sign in',
    async (field, change, text, way) => {
      const page = await open('/registro?tipo=estudiante');
      const known = montclar.db.value<string>(
        sql`SELECT numeroDocumento FROM student WHERE email = ${personaOf('student').usuario}`,
      );
      const wrong = 'numeroDocumento' in change ? { numeroDocumento: known ?? '' } : change;
      await fill(page, { ...studentOf(), ...wrong });
      await send(page);
      await page.waitForFunction((name) => document.activeElement?.getAttribute('name') === name, field);
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

  it('and finds after a reload what was typed, but for passwords and identity numbers', async () => {
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

describe('what is typed is looked at', () => {
  const cases: [string, string, string, string][] = [
    ['/registro?tipo=estudiante', 'email', 'ñandú@correo.example', 'El campo email está mal formado'],
    ['/registro?tipo=estudiante', 'numeroDocumento', '12345678A', 'El campo DNI está mal formado'],
    [
      '/registro?tipo=estudiante',
      'telefonoMovil',
      '1234567890123456',
      'La longitud del teléfono es excesiva',
    ],
    ['/registro?tipo=estudiante', 'telefonoMovil', 'seis', 'El campo está mal formado'],
    ['/registro?tipo=estudiante', 'password', 'corta1', 'El campo no tiene la longitud mínima requerida'],
    ['/registro?tipo=estudiante', 'password', 'sinNumeros', 'El campo está mal formado'],
    ['/registro?tipo=estudiante', 'passwordRepeated', 'otra', 'Las contraseñas no coinciden'],
    ['/registro?tipo=estudiante', 'emailRepeated', 'otro', 'Los emails no coinciden'],
    ['/registro?tipo=egresado', 'dni', 'X1234567A', 'El campo DNI está mal formado'],
    ['/solicitar-cuenta', 'cif', 'B00000001', 'El campo está mal formado'],
    ['/solicitar-cuenta', 'nombreFiscal', 'AB', 'El campo no tiene la longitud mínima requerida'],
    ['/solicitar-cuenta', 'cp', '99999', 'El campo está mal formado'],
    ['/solicitar-cuenta', 'email', 'aina.forja.example', 'El campo email está mal formado'],
    ['/restablecer-candidato', 'usuario', 'lucia', 'El email está mal formado'],
  ];

  it.each(cases)('when a field is left: %s %s %s', async (path, name, value, text) => {
    const page = await open(path);
    await page.locator(`[name=${name}]`).fill(value);
    expect(await problemOf(page, name), 'not while typing').toBe('');
    await page.keyboard.press('Tab');
    expect(await problemOf(page, name)).toBe(text);
    expect(await summary(page).count(), 'no summary yet').toBe(0);
  });

  it.each([
    ['/registro?tipo=estudiante', 'Este campo es requerido'],
    ['/ca/registre?tipo=estudiante', 'Aquest camp és obligatori'],
    ['/registro?tipo=egresado', 'Este campo es requerido'],
    ['/solicitar-cuenta', 'Este campo es requerido'],
    ['/restablecer-candidato', 'Este campo es requerido'],
    ['/restablecer-login', 'Este campo es requerido'],
    ['/establecer-login?token=x', 'Este campo es requerido'],
  ])('when everything is missing: %s', async (path, text) => {
    const page = await open(path);
    await send(page);
    await summary(page).waitFor();
    const wanted = await page.evaluate(() =>
      [...document.querySelectorAll('main form [aria-required=true]')]
        .map((it) => it.getAttribute('name') ?? it.querySelector('[name]')?.getAttribute('name') ?? '')
        // These come with a choice made.
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

  it('and fields say what browsers and keyboards of phones may do', async () => {
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

describe('a password is chosen with a link', () => {
  const { usuario: student } = personaOf('graduate');

  it.each([
    ['/restablecer-candidato', phone, 'Te hemos enviado un enlace', 'Contraseña restablecida'],
    ['/ca/restablir-contrasenya', desktop, "T'hem enviat un enllaç", 'Contrasenya restablerta'],
  ])('of a student at %s', async (path, viewport, sent, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(montclar.url(path));
    await hydrated(page);
    await fill(page, { usuario: student });
    await send(page);
    await page.getByText(sent).waitFor();
    const link = await linkInOutbox(montclar, page, student);
    await page.goto(link);
    await hydrated(page);
    await page.locator('[name=password]').waitFor();
    expect(page.url()).not.toContain('token');
    expect(await page.evaluate(() => history.length), 'nothing to go back to').toBeLessThanOrEqual(3);
    await page.reload();
    await hydrated(page);
    const word = `Otra-clave-${next()}`;
    await fill(page, { password: word, passwordRepeated: word });
    await send(page);
    await page.waitForURL(/\/login$/);
    await page.getByText(told).first().waitFor();
    expect(await signsIn(montclar, 'Alumno', student, word)).toBe(0);
    expect(faults).toEqual([]);

    await page.goto(link);
    await hydrated(page);
    await fill(page, { password: word, passwordRepeated: word });
    await send(page);
    const again = page.locator('.outcome button');
    await again.waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('outcome');
    await again.click();
    await page.locator('[name=usuario]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-intro');
  });

  it('of a company, found by its number', async () => {
    const account = montclar.db.insert('account', { kind: 'empresa', usuario: 'clave@forja.example' });
    const cif = cifOf(6_400_000);
    makeContact(montclar.db, makeCompany(montclar.db, { cif }), { account, email: 'clave@forja.example' });
    const page = await open('/restablecer-login');
    await fill(page, { by: 'cif', cif });
    await send(page);
    await page.getByText('Te hemos enviado un enlace').waitFor();
    await page.goto(await linkInOutbox(montclar, page, 'clave@forja.example'));
    await hydrated(page);
    await page.route('**/restablecerPassword', (route) => route.fulfill({ json: { status: 28 } }), {
      times: 1,
    });
    await fill(page, password);
    await send(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
    expect(await problemOf(page, 'password')).toBe('La contraseña es poco segura.');
    await fill(page, { password: 'Otra-clave-9', passwordRepeated: 'Otra-clave-9' });
    await send(page);
    await page.waitForURL('**/login/empresas');
    expect(await signsIn(montclar, 'Empresa', 'clave@forja.example', 'Otra-clave-9')).toBe(0);
  });

  it('of a contact who was invited, once', async () => {
    const account = montclar.db.insert('account', { kind: 'empresa', usuario: 'primera@forja.example' });
    makeContact(montclar.db, makeCompany(montclar.db, { cif: cifOf(6_400_001) }), { account });
    const token = createCode(montclar.db, momentOf(new Date()), 'establecer', { account });
    const page = await open(`/establecer-login?token=${token}`);
    await fill(page, password);
    await send(page);
    await page.waitForURL('**/login/empresas');
    await page.getByText('Contraseña establecida').first().waitFor();
    await page.goto(montclar.url(`/establecer-login?token=${token}`));
    await hydrated(page);
    await fill(page, password);
    await send(page);
    const way = page.locator('.outcome').getByRole('link', { name: 'Acceder' });
    await page.getByText('La contraseña ya está establecida.').waitFor();
    expect(await way.getAttribute('href')).toBe('/login/empresas');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      '/restablecer-candidato',
      { usuario: 'nadie@correo.example' },
      'El email no corresponde a ningún usuario activo.',
    ],
    ['/restablecer-login', { nick: 'nadie' }, 'El email no corresponde a ningún usuario activo.'],
  ])('at %s, but not for someone who is not known', async (path, values, text) => {
    const page = await open(path);
    await fill(page, values);
    await send(page);
    await summary(page).getByText(text).waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    await page.reload();
    await hydrated(page);
    const [[name, value] = ['', '']] = Object.entries(values);
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(value);
  });

  it('but not for a graduate of the university, who is led to its sign-in', async () => {
    const page = await open('/restablecer-candidato', { portal: meridia });
    await fill(page, { usuario: personaOf('sso-graduate').usuario });
    await send(page);
    await summary(page).getByText('Debes acceder con tu cuenta de la universidad.').waitFor();
    expect(await summary(page).getByRole('link').getAttribute('href')).toBe('/acceso');
  });
});

describe('the placement conditions', () => {
  it.each([
    ['/es/uib/condiciones-practicas', desktop, 'Has aceptado estas condiciones'],
    ['/uib/condicions-practiques', phone, 'Has acceptat aquestes condicions'],
  ])('at %s must be ticked, are kept, and lead back', async (path, viewport, text) => {
    const page = await open('/es/accesibilidad', { portal: illes, viewport });
    await page.evaluate((to) => location.assign(to), path);
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    await send(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'acepta');
    await page.keyboard.press('Space');
    await send(page);
    await page.waitForURL('**/accesibilidad');
    expect(await page.evaluate(() => sessionStorage.getItem('portal.illes.condicionesAceptadas'))).toBe(
      'true',
    );
    await page.goto(illes.url(path));
    await page.getByText(text).waitFor();
    expect(await auditPage(page)).toEqual([]);
  });

  it('lead home whoever came from nowhere', async () => {
    const page = await open('/uib/condicions-practiques', { portal: illes });
    await fill(page, { acepta: true });
    await send(page);
    await page.waitForURL(/\/login/);
  });
});

describe('a fault of the network', () => {
  const company = { nombreFiscal: 'Forja, S. L.', apellidos: 'Llull' };

  it.each(['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'an unknown status'] as const)(
    '(%s) loses nothing that was typed, and it can be sent again',
    async (fault) => {
      const page = await newPage();
      await shortenTimeouts(page);
      const damage = await watchDamage(page);
      await page.goto(montclar.url('/solicitar-cuenta'));
      await hydrated(page);
      const values = { ...companyOf(), ...company };
      await fill(page, values);
      const repair = await injectFault(page, fault, /guardarUsuarioEmpresa/);
      await send(page);
      await summary(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
      const fields = { 'Nombre fiscal': company.nombreFiscal, Apellidos: company.apellidos };
      expect(await damage.complaints({ fields })).toEqual([]);
      await repair();
      await send(page);
      await page.waitForURL('**/login/empresas');
    },
  );

  it('leaves lists that can be asked for again', async () => {
    const page = await newPage();
    await shortenTimeouts(page);
    const repair = await injectFault(page, 'HTML', /sectoresActividad/);
    await page.goto(montclar.url('/solicitar-cuenta'));
    await hydrated(page);
    const retry = page.locator('.field-retry button');
    await retry.waitFor();
    expect(await auditPage(page)).toEqual([]);
    await repair();
    await retry.click();
    await page.locator('[name=sector] option[value="3"]').waitFor({ state: 'attached' });
    expect(await retry.count()).toBe(0);
  });

  it('does not keep a double click from sending once', async () => {
    const page = await newPage();
    const damage = await watchDamage(page);
    await page.goto(montclar.url('/restablecer-candidato'));
    await hydrated(page);
    await fill(page, { usuario: personaOf('student').usuario });
    await page.locator('main form button[type=submit]').dblclick();
    await page.locator('.outcome').waitFor();
    expect(await damage.complaints()).toEqual([]);
  });
});

describe('axe finds nothing', () => {
  it.each([
    ['/registro', false],
    ['/registro?tipo=estudiante', true],
    ['/ca/registre?tipo=estudiante', false],
    ['/registro?tipo=egresado', false],
    ['/solicitar-cuenta', true],
    ['/ca/sollicitar-compte', false],
    ['/restablecer-candidato', true],
    ['/restablecer-login', false],
    ['/establecer-login?token=x', true],
  ])('at %s as it comes and with all that can be wrong (dark: %s)', async (path, dark) => {
    for (const viewport of [desktop, phone]) {
      const page = await open(path, { viewport, dark });
      expect(await auditPage(page)).toEqual([]);
      if ((await page.locator('main form').count()) === 0) continue;
      await send(page);
      await summary(page).waitFor();
      // What lies under the header cannot be measured.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await auditPage(page)).toEqual([]);
    }
  });

  it('once a link was sent or is dead', async () => {
    const page = await open('/restablecer-candidato');
    await fill(page, { usuario: personaOf('student').usuario });
    await send(page);
    await page.locator('.outcome-ok').waitFor();
    expect(await auditPage(page)).toEqual([]);
    await page.goto(montclar.url('/restablecer-candidato?token=nada'));
    await hydrated(page);
    await fill(page, password);
    await send(page);
    await page.locator('.outcome-warning').waitFor();
    expect(await auditPage(page)).toEqual([]);
  });
});
