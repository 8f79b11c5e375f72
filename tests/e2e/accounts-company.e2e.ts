import { describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import {
  problemOf,
  summary,
  fill,
  send,
  hasFocus,
  companyOf,
  typeAndLeave,
} from '../support/pages/account-forms.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage, open } = portalTest('montclar', 'meridia');

describe('a company asks for an account', () => {
  it.each([
    ['/solicitar-cuenta', desktop, 'pendiente de validación'],
    ['/ca/sollicitar-compte', phone, 'pendent de validació'],
  ])('at %s, and is told on the sign-in page that it waits to be validated', async (path, viewport, told) => {
    const page = await newPage({ viewport });
    const faults = watchPage(page);
    await page.goto(portalOf().url(path));
    await hydrated(page);
    const company = companyOf();
    await fill(page, company);
    await send(page);
    await page.waitForURL(/\/login\/(empresas|empreses)$/);
    await page.getByText(told).first().waitFor();
    const row = portalOf().db.get(
      sql`SELECT estado, datos FROM company WHERE cif = ${String(company['cif'])}`,
    );
    expect(row).toMatchObject({ estado: 'pendiente', datos: { domicilioFiscal: { localidad: 'INCA' } } });
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((it) => it.includes('borrador'))),
    ).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('sees on a phone the beginning of an error summary that is longer than the window', async () => {
    const page = await open('/solicitar-cuenta', { viewport: phone });
    await send(page);
    await page.waitForFunction(() => document.activeElement?.matches('.error-summary'));
    const { height } = (await summary(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(phone.height);
    const title = await summary(page).locator('.error-summary-title').boundingBox();
    const header = await page.locator('.header').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
    expect(title?.y).toBeLessThan(phone.height / 2);
  });

  it('gives the kind of company if the brand asks for it', async () => {
    const page = await open('/solicitar-cuenta', { brand: 'meridia' });
    expect(await page.locator('[name=esStartup]').count()).toBe(0);
    const company = companyOf();
    await fill(page, { ...company, tipoEmpresa: 'privada' });
    await send(page);
    await hasFocus(page, 'esStartup');
    expect(await problemOf(page, 'esStartup')).toBe('Este campo es requerido');
    await fill(page, { esStartup: 'si' });
    await send(page);
    await page.waitForURL('**/login/empresas');
    const datos = portalOf('meridia').db.get(
      sql`SELECT datos FROM company WHERE cif = ${String(company['cif'])}`,
    );
    expect(datos).toMatchObject({ datos: { tipoEmpresa: 'privada', startup: true } });
  });

  it('learns on leaving the number field that the company is registered, with a link', async () => {
    const known = cifOf(6_200_000);
    const id = makeCompany(portalOf().db, { cif: known });
    onTestFinished(() => void portalOf().db.run(sql`DELETE FROM company WHERE id = ${id}`));
    const page = await open('/solicitar-cuenta', { faulty: true });
    let isDown = true;
    await page.route('**/existeCIF/**', (route) => (isDown ? route.abort() : route.fallback()));
    const failed = page.waitForEvent('requestfailed');
    await typeAndLeave(page, 'cif', `${known.slice(0, 1)}-${known.slice(1)}`);
    await failed;
    isDown = false;
    await page.locator('[name=cif]').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => problemOf(page, 'cif')).toBe('Esta empresa ya tiene cuenta en el portal');
    const link = page.locator('.field-note a').last();
    expect(await link.getAttribute('href')).toBe('/restablecer-login');
    await fill(page, { cif: cifOf(6_200_001) });
    await expect.poll(() => problemOf(page, 'cif')).toBe('');
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
    [33, () => ({}), 'cif', 'El NIF de la empresa no es correcto.'],
    [8, () => ({}), 'cif', 'Estos datos ya existían.'],
    [
      44,
      () => ({ email: 'ocupado@empresa.example' }),
      'email',
      'Este correo electrónico pertenece a otra empresa.',
    ],
    [
      60,
      () => ({ email: personaOf('student').usuario }),
      'email',
      'Este correo electrónico ya está registrado.',
    ],
    [12, () => ({ email: 'nadie@forja.invalid' }), 'email', 'No se ha podido enviar el correo electrónico.'],
  ])('is shown a refusal with %i at its field, with the focus there', async (code, change, field, text) => {
    const page = await open('/solicitar-cuenta', { faulty: true });
    const company = companyOf();
    if (code === 44) {
      const other = makeCompany(portalOf().db, { cif: cifOf(6_300_000) });
      makeContact(portalOf().db, other, { email: 'ocupado@empresa.example' });
    }
    // Values that the form itself would have refused.
    if (code === 33 || code === 8)
      await page.route('**/guardarUsuarioEmpresa', (route) => route.fulfill({ json: { status: code } }));
    await fill(page, { ...company, ...change(company) });
    await send(page);
    await hasFocus(page, field);
    expect(await problemOf(page, field)).toBe(text);
    expect(await summary(page).innerText()).toContain(text);
    await page.locator(`[name=${field}]`).fill('otra cosa');
    expect(await problemOf(page, field)).not.toBe(text);
  });
});
