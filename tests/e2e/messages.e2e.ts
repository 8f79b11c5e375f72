import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { auditPage } from '../support/pages/axe.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';

const brand = 'montclar';
const key = (name: StoredName): string => storageKey(brand, name);
const { portalOf, newPage: pageOf } = portalTest(brand);

/** Opens a page in a new browser context and records its faults. */
async function newPage(viewport = desktop) {
  const page = await pageOf({ viewport, undecided: true, faulty: true });
  return { page, faults: watchPage(page) };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portalOf().url(path));
  await hydrated(page);
}

/** Shows a message on a page as left by the previous page. */
async function openWith(page: Page, path: string, message: object): Promise<void> {
  if (!page.url().startsWith(portalOf().url('/'))) await page.goto(portalOf().url('/robots.txt'));
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
    key('aviso'),
    JSON.stringify(message),
  ] as const);
  await open(page, path);
  await page.locator('.banner').waitFor();
}

const banner = (page: Page) => page.locator('.banner');
const close = (page: Page, name = 'Cerrar el mensaje') => page.getByRole('button', { name });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || (document.activeElement?.className ?? ''));

it('an unknown address leads home with a message in the language of the address', async () => {
  const { page } = await newPage();
  await portalOf().signIn(page, 'student');
  await page.goto(portalOf().url('/ca/wp-admin'));
  await page.waitForURL(portalOf().url('/ca'));
  await banner(page).getByText('L’adreça que has obert no existeix o ha canviat.').waitFor();
  await page.reload();
  await hydrated(page);
  expect(await banner(page).count(), 'once').toBe(0);
  await page.goto(portalOf().url('/ca/mi-empresa'));
  await page.waitForURL((it) => !it.pathname.endsWith('mi-empresa'));
  await hydrated(page);
  expect(await banner(page).getByText('no existeix').count()).toBe(0);
});

it('a message has a margin on full-width pages', async () => {
  for (const viewport of [phone, desktop]) {
    const { page } = await newPage(viewport);
    await openWith(page, '/login', { code: 508 });
    const bottom = await banner(page).evaluate((it) => it.getBoundingClientRect().bottom);
    const top = await page.locator('.login').evaluate((it) => it.getBoundingClientRect().top);
    expect(top - bottom).toBeGreaterThan(12);
  }
});

it('a message announced before hydration stays in the live region', async () => {
  const page = await pageOf();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const region = document.getElementById('said');
      if (!region) return;
      region.textContent = 'Este CV no está disponible';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/login');
  expect(await page.locator('#said').textContent()).toBe('Este CV no está disponible');
});

describe('the error banner', () => {
  it.each([
    [phone, '/aviso-legal', 'El servicio no está disponible en este momento.', 'Reintentar'],
    [desktop, '/ca/avis-legal', 'El servei no està disponible en aquest moment.', 'Torna-ho a provar'],
  ])('says what went wrong and offers to try again: %o %s', async (viewport, path, text, retry) => {
    const { page, faults } = await newPage(viewport);
    await openWith(page, path, { error: 500 });
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await auditPage(page)).toEqual([]);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: retry, exact: true }).click(),
    ]);
    await hydrated(page);
    expect(await banner(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is closed by keyboard and returns the focus to the content', async () => {
    const { page } = await newPage();
    await openWith(page, '/aviso-legal', { error: 777 });
    await page.getByText('Se ha producido un error (777).', { exact: false }).waitFor();
    await close(page).focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('content');
  });

  it('is removed with its page, also when that is restored from the history', async () => {
    const { page } = await newPage();
    await openWith(page, '/aviso-legal', { error: 1 });
    await open(page, '/politica-de-cookies');
    expect(await banner(page).count()).toBe(0);
    await page.goBack();
    await hydrated(page);
    expect(await banner(page).count()).toBe(0);
  });

  it('shows the end of the session until someone goes to sign in', async () => {
    const { page } = await newPage(phone);
    await openWith(page, '/aviso-legal', { error: 2, side: 'company' });
    expect(await close(page).count()).toBe(0);
    expect(await focused(page)).toBe('banner');
    expect(await auditPage(page)).toEqual([]);
    await open(page, '/politica-de-cookies?a=1#top');
    await banner(page).waitFor();
    await page.getByRole('button', { name: 'Volver a acceder' }).click();
    await page.waitForURL(portalOf().url('/login/empresas'));
    await hydrated(page);
    expect(await banner(page).count()).toBe(0);
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key('rutaRetorno'))).toBe(
      '/politica-de-cookies?a=1#top',
    );
  });

  it('offers only signing out if the portal is closed to the account', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'student');
    await openWith(page, '/aviso-legal', { error: 71 });
    expect(await close(page).count()).toBe(0);
    await banner(page).getByRole('link', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(portalOf().url('/logout'));
    expect(await page.evaluate((name) => localStorage.getItem(name), key('token'))).toBeNull();
  });

  it('reports a session ended by the server until the next sign-in', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'student');
    await page.route('**/api/**', (route) => route.fulfill({ json: { status: 2, datos: null } }));
    await page.goto(portalOf().url('/aviso-legal'));
    await banner(page).getByText('Tu sesión ha caducado.', { exact: false }).waitFor();
    await page.unroute('**/api/**');
    await portalOf().signIn(page, 'student');
    await open(page, '/aviso-legal');
    expect(await banner(page).count()).toBe(0);
  });
});

describe('notices', () => {
  it.each([
    [phone, '/aviso-legal', 'Tu empresa se ha registrado y está pendiente de validación.', 'Acceder'],
    [desktop, '/ca/avis-legal', 'La teva empresa s’ha registrat i està pendent de validació.', 'Accedeix'],
  ])('are read out, lead on and can be closed: %o %s', async (viewport, path, text, link) => {
    const { page, faults } = await newPage(viewport);
    await openWith(page, path, { code: 503 });
    const notice = page.getByRole('status').getByText(text);
    await notice.waitFor();
    expect(await banner(page).getByRole('link', { name: link, exact: true }).count()).toBe(1);
    expect(await auditPage(page)).toEqual([]);
    await banner(page).getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });

  it('of success disappear with the next action', async () => {
    const { page } = await newPage(phone);
    await openWith(page, '/login', { code: 505 });
    await banner(page).waitFor();
    await page.locator('main input').first().fill('a');
    await banner(page).waitFor({ state: 'detached' });
  });

  it('show words of their own with a link to the page they name', async () => {
    const { page } = await newPage();
    await openWith(page, '/aviso-legal', { title: 'Ojo', message: '<b>Hola</b>', target: 'login' });
    await banner(page).getByText('<b>Hola</b>').waitFor();
    expect(await banner(page).getByRole('link', { name: 'Acceso' }).getAttribute('href')).toBe('/login');
  });

  it('welcome new people, and continue to the requested page', async () => {
    const { page } = await newPage();
    await portalOf().signIn(page, 'student');
    await page.evaluate((name) => sessionStorage.setItem(name, '/eventos?x=1'), key('rutaRetorno'));
    await openWith(page, '/aviso-legal', { welcome: true });
    await banner(page).getByText('¡Te damos la bienvenida, Lucía!').waitFor();
    const on = banner(page).getByRole('link', { name: 'Ir a la página que buscabas' });
    expect(await on.getAttribute('href')).toBe('/eventos?x=1');
  });

  it('stay below the header at the scroll position', async () => {
    const { page } = await newPage(phone);
    await openWith(page, '/aviso-legal', { code: 507 });
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.header[data-shrunk]').waitFor();
    await page.waitForFunction(() => {
      const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector('.banner')?.getBoundingClientRect().top ?? 0;
      return top >= bottom && top < bottom + 40;
    });
  });
});

describe('a slow page', () => {
  it('shows progress, and after a while a reload button', async () => {
    const { page } = await newPage();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${chunkOf('frame/header/Header.tsx')}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(portalOf().url('/aviso-legal'));
    await page.locator('.loading').waitFor();
    const slow = page.getByText('La página está tardando más de lo normal.', { exact: false });
    await slow.waitFor();
    expect(await auditPage(page)).toEqual([]);
    release();
    await slow.waitFor({ state: 'hidden' });
  });
});
