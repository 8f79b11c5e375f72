import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { fill, problemOf, summary } from '../support/pages/account-forms.ts';
import { audit, companyPaths, contactOf, edit, editor, save, send } from '../support/pages/company-page.ts';
import { injectFault } from '../support/faults/faults.ts';
import { eachReadFault, faultsOfChanges, victim } from '../support/faults/victims.ts';
import { type PageOptions, phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar');
const { portalOf, visit } = visits;
const path = companyPaths.es;

async function open(options: PageOptions<'montclar'> = {}): Promise<Page> {
  const page = await visit('company', path, options);
  await page.locator('#identity').waitFor();
  return page;
}

/** Lets a call succeed and drops its answer. */
async function loseAnswer(page: Page, calls: RegExp): Promise<void> {
  await page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

describe('under a fault', () => {
  it('of any kind the page of a company announces the wait, and loads on a retry', async () => {
    const scene = await victim(visits, 'company', '/404', { godmode: true, viewport: phone });
    await eachReadFault(scene, {
      urls: [portalOf().url(path)],
      calls: /dameDatosEmpresa/,
      shown: (page) => page.locator('#identity').waitFor(),
    });
  });

  it('of any kind the input stays, and a retry saves it', async () => {
    const { page, damage } = await victim(visits, 'company', path);
    await edit(page, 'presentation');
    for (const [index, fault] of faultsOfChanges.filter((it) => it !== 'HTTP 401').entries()) {
      const descripcion = `Mecánica con ${fault}`;
      await fill(page, { descripcion });
      const repair = await injectFault(page, fault, /editaEmpresaCompletos/);
      await send(page);
      await summary(page).waitFor();
      await editor(page).locator('form[aria-busy=false]').waitFor();
      expect(await damage.complaints({ tries: index + 1 }), fault).toEqual([]);
      expect(await page.locator('[name=descripcion]').inputValue(), fault).toBe(descripcion);
      if (index === 0) await audit(page);
      await repair();
    }
    await save(page);
    expect(await page.locator('#presentation').innerText()).toContain(
      `Mecánica con ${faultsOfChanges.at(-1)}`,
    );
  });

  it('that loses the answer, a contact and an account are added once', async () => {
    const page = await open({ faulty: true });
    await edit(page, 'contact:new');
    await fill(page, contactOf('una@taller.example'));
    await loseAnswer(page, /addContactoEmpresa/);
    await save(page);
    await edit(page, 'account:new');
    await fill(page, { NombreFiscal: 'Talleres Una, S.L.', CIF: 'B50000009', idProvincia: '8' });
    await fill(page, { domicilioFiscal: 'Carrer Major, 1', poblacion: 'Barcelona', cp: '08001' });
    await loseAnswer(page, /addCuentaFacturacion/);
    await save(page);
    const { db } = portalOf();
    const contacts = sql`SELECT count(*) FROM contact WHERE email = 'una@taller.example'`;
    const accounts = sql`SELECT count(*) FROM fiscal_account WHERE NombreFiscal = 'Talleres Una, S.L.'`;
    expect([db.value(contacts), db.value(accounts)]).toEqual([1, 1]);
    for (const [section, name] of [
      ['contacts', 'Íngrid Çelik Roca'],
      ['accounts', 'Talleres Una, S.L.'],
    ] as const)
      expect(await page.locator(`#${section}`).getByRole('heading', { name }).count()).toBe(1);
  });

  it('of the connection waits, and the end of the session offers the sign-in', async () => {
    const page = await open({ faulty: true });
    await edit(page, 'presentation');
    await fill(page, { descripcion: 'Sin conexión' });
    await page.context().setOffline(true);
    await page.locator('dialog[open]').waitFor();
    await page.context().setOffline(false);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const other = await page.context().newPage();
    await other.goto(portalOf().url('/404'));
    await other.evaluate((key) => localStorage.removeItem(key), 'portal.montclar.token');
    await page.getByText('Tu sesión ha').first().waitFor();
    await send(page);
    await page.getByRole('link', { name: 'Volver a acceder' }).waitFor();
    await audit(page);
    await portalOf().signIn(other, 'company');
    await page.locator('.banner').waitFor({ state: 'detached' });
    expect(await page.locator('[name=descripcion]').inputValue()).toBe('Sin conexión');
    await save(page);
    expect(await page.locator('#presentation').innerText()).toContain('Sin conexión');
  });
});

describe('a refusal', () => {
  it('is shown at its field, and the input stays', async () => {
    const page = await open();
    await edit(page, 'contact:new');
    const other = portalOf().db.value<string>(
      sql`SELECT email FROM contact WHERE company <> (
        SELECT company FROM contact WHERE email = 'rrhh@talleres-oller.example') LIMIT 1`,
    );
    for (const [email, problem] of [
      ['rrhh@talleres-oller.example', 'El contacto ya existe.'],
      [other ?? '', 'Este correo electrónico pertenece a otra empresa.'],
    ] as const) {
      await fill(page, contactOf(email));
      await send(page);
      await expect.poll(() => problemOf(page, 'email')).toBe(problem);
    }
    await fill(page, { email: 'nova@taller.example', acceso: 'clave' });
    await fill(page, { nick: 'rrhh@talleres-oller.example', password: 'corta' });
    await send(page);
    await expect.poll(() => problemOf(page, 'password')).not.toBe('');
    await fill(page, { password: 'Andana2026' });
    await send(page);
    await expect.poll(() => problemOf(page, 'nick')).not.toBe('');
    // Signed-in users are not sent to the sign-in page.
    expect(await summary(page).getByRole('link', { name: 'Acceder' }).count()).toBe(0);
    await audit(page);
    expect(await page.locator('[name=nombre]').inputValue()).toBe('Íngrid');
  });

  it('for an open problem is shown before the form, and any other beside the input', async () => {
    const page = await visit('problem-company', `${path}?campo=empresa.sector`, { viewport: phone });
    await page.locator('.company-problem').waitFor();
    await audit(page);
    const buttons = page.locator('.edit-button');
    expect(await buttons.evaluateAll((all) => all.map((it) => it.dataset['editor']?.split(':')[0]))).toEqual(
      expect.not.arrayContaining(['identity', 'presentation', 'domicilioFiscal', 'bank', 'signer']),
    );
    expect(await buttons.count()).toBeGreaterThan(1);
    expect(await editor(page).count()).toBe(0);

    const other = await open();
    await edit(other, 'presentation');
    await fill(other, { web: 'https://oller.example' });
    portalOf().db.update('company', { cif: 'B50000017' }, { conProblema: true });
    await send(other);
    await summary(other).getByText('Hay un problema con la empresa.', { exact: false }).waitFor();
    await audit(other);
    portalOf().db.update('company', { cif: 'B50000017' }, { conProblema: false });
    await save(other);
  });
});
