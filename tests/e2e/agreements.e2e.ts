import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { localDay } from '#core/i18n/moment.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { makeAgreement } from '../support/sandbox/make-companies.ts';
import { fill, hasFocus, problemOf, send } from '../support/pages/account-forms.ts';
import { auditTop } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import { holdRequests, injectFault, shortenTimeouts } from '../support/faults/faults.ts';
import { signInAgain } from '../support/pages/sign-in-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia');

const paths = { form: '/nuevo-convenio-colaboracion', upload: '/subir-convenio-firmado' };
const dark = { viewport: phone, dark: true } as const;

const { usuario: email } = personaOf('company');

const company = (): number =>
  portalOf().db.value<number>(sql`SELECT company FROM contact WHERE email = ${email}`) ?? 0;
const count = (): number =>
  portalOf().db.value<number>(sql`SELECT count(*) FROM agreement WHERE company = ${company()}`) ?? 0;

/** Opens a page as the company, whose missing data is asked for later. */
async function open(path: string, options?: Parameters<typeof visit>[2]): Promise<Page> {
  const page = await visit('company', path, options);
  const later = page.getByRole('button', { name: 'Ahora no', exact: true });
  await page.addLocatorHandler(later, () => later.click());
  return page;
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const dialog = (page: Page) => page.locator('dialog[open]');

const signInBeside = (page: Page) => signInAgain(page, portalOf(), 'company');

/** Chooses the first entry where nothing is chosen. */
async function choose(page: Page, name: string): Promise<void> {
  await field(page, name).locator('option').nth(1).waitFor({ state: 'attached' });
  if ((await field(page, name).inputValue()) === '') await field(page, name).selectOption({ index: 1 });
}

/** Fills in what the last agreement may have left open. */
async function complete(page: Page): Promise<void> {
  await field(page, 'nombre').waitFor();
  await fill(page, {
    nombre: 'Remei',
    apellidos: 'Oller «& filles»',
    cargo: 'Gerente',
    tramitacion: 'papel',
    formaPago: 'transferencia',
  });
  for (const name of ['idContactoEmpresaGestion', 'idContactoEmpresaFacturacion', 'idCuentaFacturacion'])
    await choose(page, name);
}

describe('a new agreement', () => {
  it('begins with what the last one had, is read once more and fetched as convenio', async () => {
    const before = count();
    const page = await open(paths.form, dark);
    await complete(page);
    await page.getByText('Se han utilizado los datos de tu perfil.').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await send(page);
    await dialog(page).getByText('Oller «& filles»').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(count()).toBe(before);
    await send(page);
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Enviar la solicitud' }).dblclick();
    expect((await download).suggestedFilename()).toBe('convenio.pdf');
    await page.getByText('Convenio añadido.').waitFor();
    expect(await auditTop(page)).toEqual([]);
    expect(count()).toBe(before + 1);
  });

  it('is not begun by a company that the university has a problem with', async () => {
    const page = await visit('problem-company', paths.form, { godmode: true });
    await page.getByText('Hay un problema con la empresa.', { exact: false }).waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    await page.getByRole('link', { name: 'Ir a mi empresa' }).click();
    await page.locator('.company-problem').waitFor();
    expect(await page.getByRole('link', { name: 'Pedir', exact: false }).count()).toBe(0);
    await page.goto(portalOf().url(paths.upload));
    await page.getByText('Tu empresa todavía no tiene ningún convenio.').waitFor();
    expect(await page.getByRole('link', { name: 'Pedir', exact: false }).count()).toBe(0);
  });

  it('leads to the first field that is wrong', async () => {
    const page = await open(paths.form);
    await complete(page);
    await fill(page, { nombre: 'ab', cargo: '' });
    await send(page);
    await hasFocus(page, 'nombre');
    expect(await problemOf(page, 'nombre')).toBe('El campo no tiene la longitud mínima requerida');
  });

  it('takes a pasted IBAN, and asks for an order number where there is one for the year', async () => {
    const page = await open(paths.form);
    await complete(page);
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
  });

  it('is gone through key by key in its bank account, as if it were one field', async () => {
    const page = await open(paths.form);
    await complete(page);
    await fill(page, { formaPago: 'domiciliacion' });
    const boxes = page.locator('.iban input');
    for (const box of await boxes.all()) await box.fill('');
    await boxes.first().focus();
    await page.keyboard.type('FR14');
    // Letters can be typed on a phone, too.
    expect(await boxes.nth(1).getAttribute('inputmode')).toBe('text');
    await boxes.first().fill('');
    await boxes.first().focus();
    await page.keyboard.type('ES9121000418450200051332');
    expect(await field(page, 'ibanDomiciliacion').inputValue()).toBe('ES9121000418450200051332');
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

  it('stays typed whatever the network does, also over a reload and the end of the session', async () => {
    const before = count();
    const page = await open(paths.form, { faulty: true, godmode: true, viewport: phone });
    await complete(page);
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
    await field(page, 'cargo').waitFor();
    expect(await field(page, 'cargo').inputValue()).toBe('Gerenta «en funciones»');
    // The number of a person is not kept.
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

  it('chooses the only account by itself, also where the list comes with another try', async () => {
    const accounts = /dameCuentasFacturacion/;
    const one = {
      idCuenta: 7,
      NombreFiscal: 'Talleres',
      CIF: 'B50000009',
      requiereEnvioPostalFacturas: false,
    };
    const page = await open(paths.form, {
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

  it('is asked for once where the answer is lost', async () => {
    const before = count();
    const page = await open(paths.form, { faulty: true });
    await shortenTimeouts(page);
    await complete(page);
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

/** Opens the upload of an agreement of a day of its own that waits for its signature. */
async function openUpload(fecha: string, options?: Parameters<typeof visit>[2]) {
  const { db } = portalOf();
  const id = makeAgreement(db, company(), { fecha });
  const page = await open(paths.upload, { godmode: true, ...options });
  await hydrated(page);
  const card = page.locator(`[data-agreement="${id}"]`);
  await card.getByRole('button', { name: 'Subir convenio firmado' }).click();
  return {
    id,
    page,
    card,
    input: dialog(page).locator('input[type=file]'),
    press: (name: string) => dialog(page).getByRole('button', { name }).click(),
    state: (it: number) => db.value(sql`SELECT estado FROM agreement WHERE id = ${it}`),
  };
}

describe('the upload of a signed agreement', () => {
  it('takes a PDF alone, and says whose turn it is then', async () => {
    const { db } = portalOf();
    const id = makeAgreement(db, company(), { fecha: '2031-01-10' });
    const page = await open(paths.upload, dark);
    await hydrated(page);
    const card = page.locator('.agreement', { hasText: '2031' }).first();
    await card.waitFor();
    expect(await auditTop(page)).toEqual([]);
    await card.getByRole('button', { name: 'Subir convenio firmado' }).click();
    const input = dialog(page).locator('input[type=file]');
    await input.setInputFiles({ ...fileOf('convenio.pdf'), buffer: Buffer.from('no lo es') });
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    await dialog(page).getByText('Este fichero no es un PDF').first().waitFor();
    await input.setInputFiles(fileOf('convenio.docx'));
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Generado');
    await input.setInputFiles(fileOf('convenio.pdf'));
    await dialog(page).getByRole('button', { name: 'Subir convenio firmado' }).click();
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    await page.getByText('Le toca a la universidad: lo está revisando.').first().waitFor();
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Firmado empresa');
  });

  it('takes 2000 KB and no byte more, says how far it is, and can be stopped', async () => {
    const { id, page, input, press, state } = await openUpload('2031-01-12');
    await input.setInputFiles(fileOf('escaneado.pdf', 2000 * 1024 + 1));
    await dialog(page)
      .getByText('El fichero es demasiado grande: puede ocupar como máximo 2000 kB')
      .first()
      .waitFor();
    await press('Subir convenio firmado');
    expect(state(id)).toBe('Generado');
    await input.setInputFiles(fileOf('escaneado.pdf', 2000 * 1024));
    const release = await holdRequests(page, /adjuntaFicheroAlConvenioEmpresa/);
    await press('Subir convenio firmado');
    await dialog(page).getByRole('progressbar').waitFor();
    expect(await auditTop(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).getByText('Envío cancelado. El fichero sigue elegido.').first().waitFor();
    release();
    await dialog(page).locator('form[aria-busy=false]').waitFor();
    expect(await dialog(page).locator('.file-name').innerText()).toBe('escaneado.pdf');
    const sent = page.waitForRequest(/adjuntaFicheroAlConvenioEmpresa/);
    await press('Subir convenio firmado');
    expect((await sent).postDataJSON()).toMatchObject({
      idConvenio: id,
      extension_adjunto: 'pdf',
      fecha: localDay(),
    });
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    expect(state(id)).toBe('Firmado empresa');
    // The button is gone: whoever pressed it goes on from what it has done.
    await page.waitForFunction(() => document.activeElement?.matches('.done-note'));
  });

  it('is made once whatever the network does, and waits for who has to sign in again', async () => {
    const { id, page, input, press, state } = await openUpload('2031-01-13', { faulty: true });
    await input.setInputFiles(fileOf('firmado.pdf'));
    const call = /adjuntaFicheroAlConvenioEmpresa/;
    for (const fault of ['abort', 'HTTP 500', 'HTML', 'truncated JSON'] as const) {
      const undo = await injectFault(page, fault, call);
      await press('Subir convenio firmado');
      await dialog(page).locator('form[aria-busy=false]').waitFor();
      await dialog(page).locator('.error-summary').waitFor();
      await undo();
    }
    await page.route(call, (route) => route.fulfill({ json: { status: 2 } }), { times: 1 });
    await press('Subir convenio firmado');
    await page.getByRole('link', { name: 'Volver a acceder' }).waitFor();
    expect(await auditTop(page)).toEqual([]);
    await signInBeside(page);
    expect(state(id)).toBe('Generado');
    await press('Subir convenio firmado');
    await page.getByText('Hemos recibido tu convenio firmado.').waitFor();
    expect(state(id)).toBe('Firmado empresa');
  });

  it('of one that a colleague was faster with says so, and shows where it stands', async () => {
    const { id, page, input, press, card } = await openUpload('2031-01-14');
    portalOf().db.update('agreement', { id }, { estado: 'Formalizado' });
    await input.setInputFiles(fileOf('firmado.pdf'));
    await press('Subir convenio firmado');
    await dialog(page).locator('.error-summary').waitFor();
    await card.getByText('Formalizado').waitFor();
  });

  it('says what the university found wrong', async () => {
    const { db } = portalOf();
    makeAgreement(db, company(), {
      fecha: '2031-01-11',
      estado: 'Erróneo empresa',
      observaciones: 'Falta la firma en la «última» página.',
    });
    const page = await open(paths.upload);
    await page.getByText('Falta la firma en la «última» página.').first().waitFor();
    await page.getByRole('button', { name: 'Subir convenio corregido' }).first().waitFor();
  });
});
