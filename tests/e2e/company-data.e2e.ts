import type { Page } from 'playwright';
import { hasFocusOf } from '../support/pages/focus.ts';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { fill, hasFocus, problemOf, summary } from '../support/pages/account-forms.ts';
import {
  audit,
  companyPaths,
  contactOf,
  edit,
  editor,
  save,
  send,
  unfold,
} from '../support/pages/company-page.ts';
import { type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPortal, visit } = portalTest('montclar', 'meridia', 'illes');

type Brand = 'montclar' | 'meridia' | 'illes';

interface Visit extends PageOptions<Brand> {
  language?: keyof typeof companyPaths;
  search?: string;
}

/** Opens the company's page and waits for hydration. */
async function open({ language = 'es', search = '', ...options }: Visit = {}): Promise<Page> {
  const page = await visit('company', companyPaths[language] + search, options);
  await page.locator('#identity').waitFor();
  return page;
}

const colleague = sql`
  SELECT contact.id, contact.email FROM contact JOIN contact AS own USING (company)
  WHERE own.email = 'rrhh@talleres-oller.example' AND contact.account IS NOT NULL AND contact.id <> own.id`;

describe('the data of a company', () => {
  it('is edited part by part, and shown afterwards', async () => {
    const page = await open();
    await audit(page);
    await edit(page, 'presentation');
    await audit(page);
    await fill(page, { descripcion: 'Mecánica de precisión', web: 'taller' });
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'web')).not.toBe('');
    await fill(page, { web: 'https://taller.example' });
    await save(page);
    await edit(page, 'signer');
    await fill(page, { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente', dni: '12345678Z' });
    await save(page);
    await edit(page, 'domicilioFacturacion');
    const same = page.locator('[name=mismoDomicilio]');
    if (await same.isChecked()) await same.uncheck();
    await fill(page, { direccion: 'Carrer Nou, 2', cp: '08002', idProvincia: '8' });
    await page.locator('[name=localidad] option[value=BARCELONA]').waitFor({ state: 'attached' });
    await fill(page, { localidad: 'BARCELONA' });
    await save(page);
    await page.reload();
    await unfold(page);
    const text = await page.locator('main').innerText();
    for (const value of ['Mecánica de precisión', 'https://taller.example', '12345678Z', 'Carrer Nou, 2'])
      expect(text).toContain(value);
  });

  it('opens at the field of a field link, with the link back', async () => {
    const way = new URLSearchParams({ campo: 'empresa.iban', volver: '/mis-ofertas' });
    const page = await open({ search: `?${way.toString()}` });
    await page.waitForFunction(() => document.activeElement?.id.endsWith('-iban'));
    await audit(page);
    const back = page.getByRole('link', { name: 'Volver a donde estaba' });
    expect(await back.getAttribute('href')).toBe('/mis-ofertas');
  });

  it('asks which version to keep if a colleague was faster', async () => {
    const page = await open();
    const other = await open();
    await edit(page, 'presentation');
    await fill(page, { web: 'https://mia.example' });
    await edit(other, 'presentation');
    await fill(other, { web: 'https://suya.example' });
    await save(other);
    await send(page);
    await page.locator('.conflict').waitFor();
    await page.locator('.error-summary', { hasText: 'otra persona de tu empresa' }).waitFor();
    await audit(page);
    await page.locator('.conflict button[type=submit]').click();
    await editor(page).waitFor({ state: 'detached' });
    expect(await page.locator('#presentation').innerText()).toContain('https://mia.example');
  });
});

describe('missing data', () => {
  it('is named on other pages with field links, which lead back', async () => {
    const portal = await newPortal('montclar');
    const { db } = portal;
    const { company } =
      db.get<{ company: number }>(
        sql`SELECT company FROM contact WHERE email = 'rrhh@talleres-oller.example'`,
      ) ?? {};
    db.update('company', { id: company }, { sector: null });
    const page = await visit('company', '/mis-ofertas?estado=1', { portal });
    const link = page.getByRole('dialog').getByRole('link', { name: 'Completar datos' });
    await link.click();
    await hasFocus(page, 'sector');
    expect(await page.locator('.gaps').getByRole('link', { name: 'Sector de actividad' }).count()).toBe(1);
    await fill(page, { sector: '3' });
    await save(page);
    await page
      .locator('.gaps')
      .getByRole('link', { name: 'Sector de actividad' })
      .waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Volver a donde estaba' }).click();
    await page.waitForURL(/mis-ofertas\?estado=1$/);
    // Missing data of the contact comes next, in the profile.
    await link.click();
    await hasFocus(page, 'puesto');
    await fill(page, { puesto: 'Gerente', telefono1: '972 111 222' });
    await save(page);
    await page.getByRole('link', { name: 'Volver a donde estaba' }).click();
    await page.waitForURL(/mis-ofertas\?estado=1$/);
    await page.locator('.own-offer-table, .page-state').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('links from the home page to the missing account', async () => {
    const portal = await newPortal('meridia');
    portal.db.update('company', { cif: 'B50000017' }, { iban: null });
    const page = await visit('company', '/', { portal, godmode: true, viewport: phone });
    await page
      .locator('.waiting-rows')
      .getByRole('link', { name: /^Completar IBAN/ })
      .click();
    await page.waitForFunction(() => document.activeElement?.id.endsWith('-iban'));
    expect(await page.getByRole('link', { name: 'Volver a donde estaba' }).getAttribute('href')).toBe('/');
  });
});

describe('a brand', () => {
  it('asks for the kind of company, and for a start-up only if it is private', async () => {
    const page = await open({ brand: 'meridia' });
    await edit(page, 'domicilioFiscal');
    await page.waitForFunction(() => {
      const town = document.querySelector<HTMLSelectElement>('.editor [name=localidad]');
      return town?.value && town.getAttribute('aria-busy') === null;
    });
    await page.locator('.editor-actions button[type=button]').click();
    await edit(page, 'identity');
    await fill(page, { tipoEmpresa: 'privada' });
    await page.locator('[name=startup]').waitFor();
    await fill(page, { tipoEmpresa: 'publica' });
    await page.locator('[name=startup]').waitFor({ state: 'detached' });
    await fill(page, { anioFundacion: '2999' });
    await send(page);
    await expect.poll(() => problemOf(page, 'anioFundacion')).not.toBe('');
    await audit(page);
    await fill(page, { anioFundacion: '1985' });
    await save(page);
    expect(await page.locator('#identity').innerText()).toContain('Pública');
  });

  it('with a short address and without tasks shows neither', async () => {
    const page = await visit('company', '/la-meva-empresa', { brand: 'illes' });
    await page.locator('#agreements').waitFor();
    await edit(page, 'contact:new');
    await expect.poll(() => page.locator('[name=direccion], [name=localidad]').count()).toBe(2);
    expect(await page.locator('[name=cp], [name=provincia], [name=idPais]').count()).toBe(0);
    expect(await page.locator('.editor').getByLabel('Tipus de contacte').count()).toBe(0);
    await audit(page);
  });
});

describe('contacts and accounts', () => {
  it('has contacts for the forum, with its years, who are invited by mail', async () => {
    const page = await open();
    await edit(page, 'contact:new');
    await fill(page, { ...contactOf('fira@taller.example'), acceso: 'invitacion' });
    const years = page.getByLabel('Años en el foro');
    expect(await years.count()).toBe(0);
    const kinds = page.getByLabel('Tipo de contacto');
    await kinds.locator('option', { hasText: 'Foro de empleo' }).waitFor({ state: 'attached' });
    await kinds.selectOption({ label: 'Foro de empleo' });
    await page.getByRole('button', { name: 'Añadir Tipo de contacto' }).click();
    await years.selectOption('2019');
    await page.getByRole('button', { name: 'Añadir Años en el foro' }).click();
    await audit(page);
    await save(page);
    const entry = page.locator('#contacts .entry').filter({ hasText: 'fira@taller.example' });
    await entry.getByText('Foro de empleo: 2019').waitFor();
    await entry.getByText('Accede al portal').waitFor();
    const { db } = portalOf();
    expect(db.value(sql`SELECT password FROM account WHERE usuario = 'fira@taller.example'`)).toBeUndefined();
    expect(db.value(sql`SELECT count(*) FROM outbox WHERE recipient = 'fira@taller.example'`)).toBe(1);
  });

  it('leaves to people themselves how they sign in', async () => {
    const page = await open();
    const { id, email } = portalOf().db.get<{ id: number; email: string }>(colleague) ?? { id: 0, email: '' };
    await edit(page, `contact:${id}`);
    expect(await page.locator('.editor [name=email], .editor [name=nick]').count()).toBe(0);
    await editor(page).getByText('solo ella puede cambiar', { exact: false }).waitFor();
    await audit(page);
    await fill(page, { puesto: 'Jefatura de taller' });
    await save(page);
    const entry = page.locator('#contacts .entry').filter({ hasText: email });
    await entry.getByText('Jefatura de taller', { exact: false }).waitFor();
    const own = page.locator('#contacts .entry').filter({ hasText: 'Remei Oller Bosch' });
    expect(await own.getByRole('link').getAttribute('href')).toBe('/mi-perfil');
    expect(await own.locator('.edit-button').count()).toBe(0);
  });

  it('accepts the tax number of another country, and asks for its province as text', async () => {
    const page = await open({ language: 'ca', viewport: phone });
    await edit(page, 'account:new');
    await fill(page, { NombreFiscal: 'Atelier Sala', domicilioFiscal: '3, rue Neuve', CIF: 'B50000009' });
    await page.locator('[name=idPais] option[value="250"]').waitFor({ state: 'attached' });
    await fill(page, { idPais: '250' });
    await fill(page, { Provincia: 'Pa', poblacion: 'Paris', cp: '75001', CIF: 'FR00' });
    expect(await page.locator('[name=idProvincia]').count()).toBe(0);
    await send(page);
    await expect.poll(() => problemOf(page, 'CIF')).not.toBe('');
    expect(await problemOf(page, 'Provincia')).not.toBe('');
    await audit(page);
    await fill(page, { Provincia: 'Paris', CIF: 'FR40303265045' });
    await save(page);
    await page.locator('#accounts').getByText('FR40303265045').waitFor();
  });

  it('goes by keyboard alone', async () => {
    const page = await open({ dark: true });
    // A complete section opens from its line in the index, or from its heading.
    await page.locator('.section-index a[href="#signer"]').focus();
    await page.keyboard.press('Enter');
    const button = page.locator('.edit-button[data-editor="signer"]');
    await button.waitFor();
    await page.locator('#signer summary').focus();
    await page.keyboard.press('Enter');
    await button.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await editor(page).waitFor();
    await hasFocusOf(page, editor(page).locator('h3').first());
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nombre');
    await page.keyboard.type('Remei');
    await page.keyboard.press('Enter');
    await editor(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('[data-editor="signer"]'));
    expect(await page.locator('#signer').innerText()).toContain('Remei');
  });

  it('are added on a phone: a contact without access, with the fields of the brand', async () => {
    const page = await open({ brand: 'meridia', language: 'ca', viewport: phone, dark: true });
    await edit(page, 'contact:new');
    await audit(page);
    await send(page);
    await summary(page).waitFor();
    await fill(page, contactOf('ingrid@taller.example'));
    await fill(page, { direccion: 'Carrer Major, 3', cp: '17800', provincia: 'Girona', localidad: 'Olot' });
    expect(await page.locator('[name=nick], [name=password]').count()).toBe(0);
    await save(page);
    await page.locator('#contacts').getByRole('heading', { name: 'Íngrid Çelik Roca' }).waitFor();
    await page.locator('#contacts').getByText('mentre representis la teva entitat').waitFor();
    // The town is one of the list, so its number is stored.
    const town = sql`SELECT datos ->> 'idLocalidad' FROM contact WHERE email = 'ingrid@taller.example'`;
    expect(portalOf('meridia').db.value(town)).toBe(17_114);
  });

  it('asks for a postal address only with invoices by post, and does not offer to change an account', async () => {
    const page = await open();
    await edit(page, 'account:new');
    expect(await page.locator('[name=domicilioEnvioPostal]').count()).toBe(0);
    await page.locator('[name=requiereEnvioPostalFacturas]').check();
    await page.locator('[name=domicilioEnvioPostal]').waitFor();
    await fill(page, {
      NombreFiscal: 'Talleres Sala, S.L.',
      CIF: 'B50000009',
      idPais: '1',
      idProvincia: '8',
    });
    await fill(page, { domicilioFiscal: 'Carrer Major, 1', poblacion: 'Barcelona', cp: '08001' });
    await fill(page, { domicilioEnvioPostal: 'Apartado 3' });
    await audit(page);
    await save(page);
    const account = page.locator('#accounts .entry').filter({ hasText: 'Talleres Sala' });
    await account.getByText('Apartado 3').waitFor();
    expect(await account.locator('button').count()).toBe(0);
  });
});
