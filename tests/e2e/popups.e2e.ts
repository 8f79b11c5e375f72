import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { holdRequests } from '../support/faults/faults.ts';
import { offerDrafts, offerField } from '../support/pages/offer-form.ts';
import { openMenu } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const brand = 'montclar';
const key = (name: StoredName): string => storageKey(brand, name);
const { portalOf, newPage: pageOf } = portalTest(brand);

/** Opens a page in a new browser context. */
const newPage = async (viewport = desktop) => ({
  page: await pageOf({ viewport, undecided: true, faulty: true }),
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portalOf().url(path));
  await hydrated(page);
}

const banner = (page: Page) => page.locator('.banner');

const dialog = (page: Page) => page.locator('dialog[open]');

/** Whether Tab stays within the dialog for any number of presses. */
async function keepsFocus(page: Page): Promise<boolean> {
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    if (isOutside) return false;
  }
  return true;
}

describe('mandatory popups', () => {
  it.each([
    [phone, '/', 'Para usar el portal, responde antes las encuestas obligatorias.'],
    [desktop, '/ca/', 'Per fer servir el portal, respon abans les enquestes obligatòries.'],
  ])('close the portal until mandatory surveys are answered: %o %s', async (viewport, path, text) => {
    const { page } = await newPage(viewport);
    await portalOf().signIn(page, 'survey-student');
    await open(page, path);
    await dialog(page).getByText(text, { exact: false }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await keepsFocus(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor();
    const link = dialog(page).locator('li a').first();
    expect(await link.getAttribute('href')).toMatch(/^\/[^?#]+#lista=\d*$/);
    await link.click();
    await page.waitForURL((url) => /\/(encuestas|enquestes)\//.test(url.pathname));
    await hydrated(page);
    expect(new URL(page.url()).hash).toBe('');
    expect(await dialog(page).count()).toBe(0);
  });

  it('can be left for mandatory surveys only by signing out, and let legal pages be read', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'survey-student');
    await open(page, '/aviso-legal');
    await open(page, '/mis-candidaturas');
    await dialog(page).getByRole('link', { name: 'Cerrar sesión' }).click();
    await page.waitForURL((url) => url.pathname !== '/mis-candidaturas');
    await page.waitForFunction((name) => localStorage.getItem(name) === null, key('token'));
  });

  it('ask a student for missing data, except where it is filled in', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'empty-student');
    await open(page, '/');
    await dialog(page).getByRole('heading', { name: 'Faltan datos obligatorios' }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await dialog(page).getByRole('link').getAttribute('href')).toBe('/cv');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const asked = page
      .waitForRequest(/faltanDatosPersonalesObligatorios/, { timeout: 1500 })
      .catch(() => null);
    await open(page, '/cv');
    expect(await asked).toBeNull();
  });

  it('are absent in god mode', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'survey-student');
    await page.evaluate((name) => localStorage.setItem(name, 'true'), key('godmode'));
    await open(page, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await dialog(page).count()).toBe(0);
  });

  /** Opens a page of a company with a delayed answer about missing contact data, and a function that releases it. */
  async function openBeforeMissingData(path: string): Promise<{ page: Page; hear: () => Promise<void> }> {
    const missing = '**/faltanDatosAlContactoEmpresa';
    const page = await pageOf({ faulty: true });
    await page.route('**/dameEncuestas', (route) => route.fulfill({ json: { status: 0, datos: [] } }));
    for (const call of ['**/faltanDatosAlaEmpresa', missing])
      await page.route(call, (route) =>
        route.fulfill({ json: { status: 0, datos: { faltanDatos: call === missing } } }),
      );
    const release = await holdRequests(page, missing);
    await portalOf().signIn(page, 'company');
    await open(page, path);
    return {
      page,
      hear: async () => {
        const answered = page.waitForResponse(missing);
        release();
        await answered;
        await page.waitForLoadState('networkidle');
      },
    };
  }

  it('wait until no dialog is open', async () => {
    const { page, hear } = await openBeforeMissingData('/mis-ofertas');
    const row = page.locator('[data-row]').filter({ hasText: 'Activa' }).first();
    await openMenu(row);
    await row.getByRole('button', { name: 'Cerrar la oferta' }).click();
    const question = page.getByRole('dialog', { name: 'Cerrar la oferta' });
    await question.waitFor();
    await hear();
    expect(await dialog(page).count()).toBe(1);
    expect(await question.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('link', { name: 'Completar datos' }).waitFor();
  });

  it('wait until there is no unsaved input', async () => {
    const { page, hear } = await openBeforeMissingData('/nueva-oferta/practicas');
    const title = offerField(page, 'titulo');
    await title.fill('Taller');
    await expect.poll(async () => (await offerDrafts(page)).length).toBe(1);
    // Input restored after the reload is not sent either.
    await page.reload();
    await hydrated(page);
    await expect.poll(() => title.inputValue()).toBe('Taller');
    await hear();
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await dialog(page).getByRole('button', { name: 'Descartar' }).click();
    await dialog(page).getByRole('link', { name: 'Completar datos' }).waitFor();
  });

  it('wait until the search field loses the focus', async () => {
    const { page, hear } = await openBeforeMissingData('/mis-ofertas');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('prá');
    await hear();
    await search.pressSequentially('cticas');
    expect(await search.inputValue()).toBe('prácticas');
    expect(await dialog(page).count()).toBe(0);
    await search.press('Tab');
    await dialog(page).getByRole('link', { name: 'Completar datos' }).waitFor();
  });

  it('ask a company for its data, then for that of the contact, outside of both pages', async () => {
    const { page } = await newPage(phone);
    await portalOf().signIn(page, 'company');
    let isCompanyComplete = false;
    const answer = (faltanDatos: boolean, campos?: string[]) => ({
      json: { status: 0, datos: { faltanDatos, ...omitUndefined({ campos }) } },
    });
    await page.route('**/faltanDatosAlaEmpresa', (route) =>
      route.fulfill(answer(!isCompanyComplete, ['sector'])),
    );
    await page.route('**/faltanDatosAlContactoEmpresa', (route) => route.fulfill(answer(true)));
    await page.route('**/dameEncuestas', (route) => route.fulfill({ json: { status: 0, datos: [] } }));
    await open(page, '/');
    const link = dialog(page).getByRole('link', { name: 'Completar datos' });
    expect(await link.getAttribute('href')).toBe('/mi-empresa?campo=sector&volver=%2F');
    isCompanyComplete = true;
    await open(page, '/');
    await dialog(page).getByText('perfil de contacto', { exact: false }).waitFor();
    expect(await link.getAttribute('href')).toBe('/mi-perfil');
    await open(page, '/mi-perfil');
    await page.waitForLoadState('networkidle');
    expect(await dialog(page).count()).toBe(0);
  });
});

/** Moves the end of the stored session to this many seconds from now. */
function leave(page: Page, seconds: number): Promise<void> {
  return page.evaluate(
    ([tokenKey, offsetKey, rest]) => {
      const payload = localStorage.getItem(tokenKey)?.split('.')[1] ?? '';
      const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp: number };
      localStorage.setItem(offsetKey, String(exp * 1000 - Date.now() - rest * 1000));
    },
    [key('token'), key('desfase'), seconds] as const,
  );
}

describe('the end of a session', () => {
  it('is announced two minutes before, without announcing every second', async () => {
    const { page } = await newPage(phone);
    await portalOf().signIn(page, 'student');
    await leave(page, 100);
    await open(page, '/aviso-legal');
    await dialog(page).getByRole('heading', { name: 'Tu sesión está a punto de caducar' }).waitFor();
    expect(await dialog(page).getByRole('status').textContent()).toBe('Quedan menos de dos minutos');
    expect(await dialog(page).locator('.countdown').getAttribute('aria-hidden')).toBe('true');
    expect(await auditPage(page)).toEqual([]);
    expect(await keepsFocus(page)).toBe(true);
    await dialog(page).getByRole('button', { name: 'Seguir aquí' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('offers to sign in again, which keeps the address and the drafts', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'company');
    await leave(page, 100);
    await page.evaluate((name) => sessionStorage.setItem(name, '{"a":1}'), key('borrador.x.'));
    await open(page, '/ca/avis-legal?a=b#top');
    await dialog(page).getByRole('button', { name: 'Torna a accedir ara' }).click();
    await page.waitForURL(portalOf().url('/ca/login/empreses'));
    const kept = await page.evaluate(
      (names) => names.map((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name)),
      [key('rutaRetorno'), key('borrador.x.'), key('token')],
    );
    expect(kept).toEqual(['/ca/avis-legal?a=b#top', '{"a":1}', null]);
  });

  it('removes the token with a message', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'student');
    await leave(page, 3);
    await open(page, '/aviso-legal');
    await banner(page).getByText('Tu sesión ha caducado.', { exact: false }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate((name) => localStorage.getItem(name), key('token'))).toBeNull();
  });
});
