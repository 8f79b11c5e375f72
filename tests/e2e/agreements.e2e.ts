import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { fill, hasFocus, problemOf, send } from '../support/pages/account-forms.ts';
import { agreementPaths, completeAgreement } from '../support/pages/agreement-form.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { signInAgain } from '../support/pages/sign-in-pages.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import { ownCompany } from '../support/pages/own-offers.ts';

const { portalOf, visit } = portalTest('meridia');

const path = agreementPaths.es;
const dark = { viewport: phone, dark: true } as const;

const company = (): number => ownCompany(portalOf());
const count = (): number =>
  portalOf().db.value<number>(sql`SELECT count(*) FROM agreement WHERE company = ${company()}`) ?? 0;

/** Opens a page as the company. */
const open = (address: string, options?: Parameters<typeof visit>[2]) =>
  visit('company', address, { godmode: true, ...options });

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const dialog = (page: Page) => page.locator('dialog[open]');

const signInBeside = (page: Page) => signInAgain(page, portalOf(), 'company');

describe('a new agreement', () => {
  it('starts with the values of the last one, is reviewed and downloaded', async () => {
    const before = count();
    const page = await open(path, dark);
    await completeAgreement(page);
    await page.getByText('Se han utilizado los datos de tu perfil.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await send(page);
    await dialog(page).getByText('Oller «& filles»').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(count()).toBe(before);
    await send(page);
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).dblclick();
    expect((await download).suggestedFilename()).toBe('convenio.pdf');
    await page.getByText('Convenio añadido.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(count()).toBe(before + 1);
  });

  it('cannot be started by a company with an open problem', async () => {
    const page = await visit('problem-company', path, { godmode: true });
    await page.getByText('Hay un problema con la empresa.', { exact: false }).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    await page.getByRole('link', { name: 'Ir a mi empresa' }).click();
    await page.locator('.company-problem').waitFor();
    expect(await page.getByRole('link', { name: 'Pedir', exact: false }).count()).toBe(0);
    await page.goto(portalOf().url('/subir-convenio-firmado'));
    await page.getByText('Tu empresa todavía no tiene ningún convenio.').waitFor();
    expect(await page.getByRole('link', { name: 'Pedir', exact: false }).count()).toBe(0);
  });

  it('focuses the first invalid field', async () => {
    const page = await open(path);
    await completeAgreement(page);
    await fill(page, { nombre: 'ab', cargo: '' });
    await send(page);
    await hasFocus(page, 'nombre');
    expect(await problemOf(page, 'nombre')).toBe('El campo no tiene la longitud mínima requerida');
  });

  it('accepts a pasted IBAN, and asks for an order number with a yearly order', async () => {
    const page = await open(path);
    await completeAgreement(page);
    await fill(page, { formaPago: 'domiciliacion', requierePedido: true });
    await fill(page, { pedidoAnual: true });
    await fill(page, { numeroPedido: '' });
    await send(page);
    await hasFocus(page, 'numeroPedido');
    await fill(page, { numeroPedido: 'PED-2026' });
    const [first] = await page.locator('.iban input').all();
    await first?.focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'ES91 2100 0418 4502 0005 1332');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    expect(await field(page, 'ibanDomiciliacion').inputValue()).toBe('ES9121000418450200051332');
    await send(page);
    await dialog(page).getByText('PED-2026').waitFor();
    await dialog(page).getByText('ES91 2100 0418 4502 0005 1332').waitFor();
  });

  it('has an IBAN field that the keyboard moves through like one field', async () => {
    const page = await open(path);
    await completeAgreement(page);
    await fill(page, { formaPago: 'domiciliacion' });
    const boxes = page.locator('.iban input');
    for (const box of await boxes.all()) await box.fill('');
    await boxes.first().focus();
    await page.keyboard.type('FR14');
    // The keyboard of a phone has letters, too.
    expect(await boxes.nth(1).getAttribute('inputmode')).toBe('text');
    await boxes.first().fill('');
    await boxes.first().focus();
    await page.keyboard.type('ES9121000418450200051332');
    expect(await field(page, 'ibanDomiciliacion').inputValue()).toBe('ES9121000418450200051332');
    // Types another number over the existing one.
    await boxes.first().selectText();
    await page.keyboard.type('ES7921000813610123456789');
    expect(await field(page, 'ibanDomiciliacion').inputValue()).toBe('ES7921000813610123456789');
    await boxes.first().selectText();
    await page.keyboard.type('ES9121000418450200051332');
    const place = () =>
      page.evaluate(() => {
        const input = document.activeElement as HTMLInputElement;
        const all = [...document.querySelectorAll('.iban input')];
        return [all.indexOf(input), input.selectionStart];
      });
    for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowLeft');
    expect(await place()).toEqual([3, 2]);
    await page.keyboard.press('ArrowRight');
    expect(await place()).toEqual([4, 0]);
    await page.keyboard.press('Backspace');
    expect(await field(page, 'ibanDomiciliacion').inputValue()).toBe('ES912100041840200051332');
    expect(await place()).toEqual([3, 1]);
    await page.getByRole('group', { name: 'IBAN de la domiciliación' }).waitFor();
  });

  it('keeps its input through network faults, a reload and the end of the session', async () => {
    const before = count();
    const page = await open(path, { faulty: true, godmode: true, viewport: phone });
    await completeAgreement(page);
    await fill(page, { dni: '12345678Z', cargo: 'Gerenta «en funciones»' });
    const confirm = async (): Promise<void> => {
      await send(page);
      await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
    };
    const call = /addConvenioEmpresa/;
    for (const fault of ['abort', 'HTTP 500', 'HTML', 'truncated JSON'] as const) {
      const undo = await injectFault(page, fault, call);
      await confirm();
      await page.locator('main form[aria-busy=false] .error-summary').waitFor();
      expect(await field(page, 'cargo').inputValue(), fault).toBe('Gerenta «en funciones»');
      await undo();
    }
    await page.reload();
    await field(page, 'cargo').waitFor({ state: 'attached' });
    expect(await field(page, 'cargo').inputValue()).toBe('Gerenta «en funciones»');
    // Identity numbers are not stored.
    expect(await field(page, 'dni').inputValue()).not.toBe('12345678Z');
    await fill(page, { telefono: '972 111 222' });
    await page.route(call, (route) => route.fulfill({ json: { status: 2 } }), { times: 1 });
    await confirm();
    await signInBeside(page);
    expect(await field(page, 'telefono').inputValue()).toBe('972 111 222');
    await confirm();
    await page.getByText('Tu convenio está listo para firmar').waitFor();
    expect(count()).toBe(before + 1);
  });

  it('preselects the only account, also after a retry of the list', async () => {
    const accounts = /dameCuentasFacturacion/;
    const one = {
      idCuenta: 7,
      NombreFiscal: 'Talleres',
      CIF: 'B50000009',
      requiereEnvioPostalFacturas: false,
    };
    const page = await open(path, {
      faulty: true,
      godmode: true,
      before: (it) => it.route(accounts, (route) => route.fulfill({ json: { status: 1 } })),
    });
    await field(page, 'nombre').waitFor();
    await page.unroute(accounts);
    await page.route(accounts, (route) => route.fulfill({ json: { status: 0, datos: [one] } }));
    await page.locator('main form').getByRole('button', { name: 'Reintentar' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('[name=idCuentaFacturacion]')?.value === '7',
    );
  });

  it('is created once after a lost answer', async () => {
    const before = count();
    const page = await open(path, { faulty: true });
    await shortenTimeouts(page);
    await completeAgreement(page);
    await page.route('**/api/Empresa/addConvenioEmpresa', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).click();
    await page.getByText('Tu convenio está listo para firmar').waitFor();
    expect(count()).toBe(before + 1);
  });
});
