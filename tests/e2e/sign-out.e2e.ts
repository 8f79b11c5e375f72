import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { requestHeaders } from '#sandbox/http/cors.ts';
import { fill } from '../support/pages/account-forms.ts';
import { auditPage } from '../support/pages/axe.ts';
import { openEditor, opener } from '../support/pages/editors.ts';
import { blockStorage, holdRequests } from '../support/faults/faults.ts';
import { withConnection } from '../support/portal/connection.ts';
import { storedKeys, impersonalNames } from '../support/portal/stored-keys.ts';
import { hydrated } from '../support/portal/portal.ts';
import { addressOf } from '../support/portal/visit.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage, visit } = portalTest('meridia', 'montclar', 'illes');

const wayBack = (page: Page) => page.locator('.login-form .button-primary:visible');
const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

/** Visits the home page, then opens a proposal in another tab and types into it. */
async function fillOtherTab(page: Page): Promise<Page> {
  const { url } = portalOf();
  const other = await page.context().newPage();
  await other.goto(url('/'));
  await other.locator('.home-row').first().waitFor();
  await other.goto(url('/propuesta-practicas'));
  await hydrated(other);
  await other.locator('main input[name]').first().fill('Taller de la Marta');
  await expect
    .poll(() => storedKeys(other))
    .toContain(storageKey('meridia', 'borrador.propuestaPracticas.alumno'));
  return other;
}

describe('signing out', () => {
  it('is complete before the first paint, whether scripts load or not', async () => {
    const page = await visit('student', '/', {
      signedIn: (it) =>
        it.evaluate(([key]) => (document.cookie = `${key}=1; Path=/`), [
          storageKey('meridia', 'sesion'),
        ] as const),
    });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
        Object.assign(window, { atFirst: [...keys, document.cookie] });
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await holdRequests(page, '**/_astro/**/*.js');
    const { url } = portalOf();
    await page.goto(url('/logout'), { waitUntil: 'commit' });
    await wayBack(page).waitFor();
    const atFirst = await page.evaluate(() => (window as unknown as { atFirst: string[] }).atFirst);
    const stays = impersonalNames.map((name) => storageKey('meridia', name));
    expect(atFirst.filter((it) => !stays.some((key) => key === it))).toEqual(['']);
    expect(await heading(page)).toBe('Has cerrado la sesión');
    expect(await page.getByRole('link', { name: 'Cerrar sesión' }).count()).toBe(0);
    release();
    await hydrated(page);
    expect(await storedKeys(page)).toEqual([]);
  });

  it('removes the personal data of other tabs', async () => {
    const page = await visit('student', '/eventos');
    const other = await fillOtherTab(page);
    await page.getByRole('link', { name: 'Cerrar sesión' }).first().click();
    await page.waitForURL('**/logout');
    await other.waitForURL('**/login');
    await hydrated(other);
    expect(await storedKeys(other)).toEqual([]);
  });

  it.each([
    ['fast', 10],
    ['slow', 1],
  ])('removes everything that the cookie policy names, on a %s connection', async (_, downlink) => {
    const page = await visit('student', '/eventos', { before: withConnection({ downlink }) });
    const other = await fillOtherTab(page);
    const inBrowser = async (it: Page): Promise<string[]> => {
      const cookies = await it.context().cookies();
      const kept = await it.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
      ]);
      return [...kept, ...cookies.map(({ name }) => name)];
    };
    if (downlink === 1) await expect.poll(() => inBrowser(page)).toContain(storageKey('meridia', 'fuentes'));
    const kept = new Set([...(await inBrowser(page)), ...(await inBrowser(other))]);
    await page.goto(portalOf().url('/politica-de-cookies'));
    const rows = await page.locator('main table').first().locator('tbody tr').allInnerTexts();
    const named = (key: string): string | undefined =>
      rows.find((row) =>
        row
          .split(/[\t,\s]+/)
          .some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name)),
      );
    expect([...kept].filter((key) => !named(key))).toEqual([]);
    expect(kept.size).toBeGreaterThan(10);
    await page.goto(portalOf().url('/logout'));
    await wayBack(page).waitFor();
    for (const key of await inBrowser(page)) expect(named(key), key).not.toContain('Al cerrar la sesión');
  });

  it('closes personal pages in other tabs without asking about unsaved input', async () => {
    const page = await visit('student', '/cv');
    const asked: string[] = [];
    page.on('dialog', (it) => {
      asked.push(it.type());
      void it.dismiss();
    });
    await openEditor(page, opener(page, 'personal'));
    await fill(page, { telefonoMovil: '699 999 999' });
    const { url } = portalOf();
    const other = await page.context().newPage();
    await other.goto(url('/logout'));
    await page.waitForURL('**/login');
    expect(asked).toEqual([]);
  });

  it.each([
    ['is looked at again', 'visibilitychange'],
    ['comes back from the history of the browser', 'pageshow'],
    ['is loaded again', 'load'],
  ] as const)('reaches a tab that was put aside as soon as it %s', async (_, moment) => {
    const page = await visit('student', '/eventos');
    // A suspended tab receives no events.
    await page.context().addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    const other = await fillOtherTab(page);
    const { url } = portalOf();
    await page.goto(url('/logout'));
    expect(await storedKeys(other)).not.toEqual([]);
    if (moment === 'load') await other.reload();
    else
      await other.evaluate((type) => {
        if (type === 'pageshow') dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
        else document.dispatchEvent(new Event(type));
      }, moment);
    await other.waitForURL('**/login');
    await hydrated(other);
    expect(await storedKeys(other)).toEqual([]);
  });

  it('empties a tab that was frozen until someone else signed in', async () => {
    const page = await visit('student', '/eventos');
    await page.context().addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    const other = await fillOtherTab(page);
    const { url, signIn } = portalOf();
    await page.goto(url('/logout'));
    await signIn(page, 'empty-student');
    await other.reload();
    await hydrated(other);
    const text = await other.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(text).not.toContain('Marta');
    expect(text).not.toContain('Lucía');
  });

  it('is reported as failed if the browser removes nothing, or runs no script', async () => {
    const stubborn = await visit('student', '/eventos');
    await stubborn.addInitScript(() => (Storage.prototype.removeItem = () => undefined));
    const { url } = portalOf();
    await stubborn.goto(url('/logout'));
    expect(await heading(stubborn)).toBe('No hemos podido cerrar la sesión');
    expect(await stubborn.getByText('borra los datos de este sitio').isVisible()).toBe(true);
    const page = await newPage({ undecided: true, javaScriptEnabled: false });
    await page.goto(url('/ca/logout'));
    expect(await heading(page)).toBe('No hem pogut tancar la sessió');
    expect(await page.getByText('Hem esborrat d’aquest navegador').isVisible()).toBe(false);
  });

  it('succeeds with blocked storage', async () => {
    const page = await visit(undefined, '/login', { before: (it) => blockStorage(it), undecided: true });
    const { url } = portalOf();
    await page.goto(url('/logout'));
    expect(await heading(page)).toBe('Has cerrado la sesión');
  });
});

describe('the session at the server', () => {
  const call = '/cierraSesion';
  const tokenOf = (page: Page): Promise<string | null> =>
    page.evaluate((key) => localStorage.getItem(key), storageKey('meridia', 'token'));

  /** Status of the server for a token. */
  async function statusFor(token: string | null, tipo: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(portalOf().url(`/api/${tipo}/dameNotificaciones`), { headers });
    return ((await response.json()) as { status: number }).status;
  }

  it.each([
    ['student', 'Alumno'],
    ['company', 'Empresa'],
  ] as const)('ends with it, without a request that needs further leave: %s', async (persona, tipo) => {
    const page = await visit(persona, '/eventos');
    const token = await tokenOf(page);
    expect(await statusFor(token, tipo)).toBe(0);
    const sends = page.waitForRequest((it) => it.url().endsWith(call));
    await page.goto(portalOf().url('/logout'));
    const headers = Object.keys(await (await sends).allHeaders());
    expect(headers).toEqual(expect.arrayContaining([...requestHeaders]));
    expect(headers).not.toContain('idempotency-key');
    await expect.poll(() => statusFor(token, tipo)).toBe(2);
  });

  it('ends also if the page is left before the response', async () => {
    const page = await visit('student', '/eventos');
    const token = await tokenOf(page);
    await page.goto(portalOf().url('/logout'), { waitUntil: 'commit' });
    await page.goto('about:blank');
    await expect.poll(() => statusFor(token, 'Alumno')).toBe(2);
  });

  it.each([
    ['has no such call', (route: Route) => route.fulfill({ status: 404 })],
    ['fails', (route: Route) => route.fulfill({ status: 500 })],
    ['cannot be reached', (route: Route) => route.abort()],
    ['never answers', () => undefined],
  ])('is no condition: signing out is done where the server %s', async (_, answer) => {
    const page = await visit('student', '/eventos', { faulty: true });
    await page.route(`**${call}`, answer);
    const sends = page.waitForRequest((it) => it.url().endsWith(call));
    await page.goto(portalOf().url('/logout'));
    await sends;
    expect(await heading(page)).toBe('Has cerrado la sesión');
    expect(await storedKeys(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('is ended only if there is one, and if the server of the brand has the call', async () => {
    const asked: string[] = [];
    const listen = (page: Page) =>
      page.on('request', (it) => it.url().endsWith(call) && asked.push(it.url()));
    const nobody = await newPage();
    listen(nobody);
    await nobody.goto(portalOf().url('/logout'));
    await hydrated(nobody);
    const page = await visit('student', '/eventos');
    listen(page);
    await page.route('**/logout', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('"endSession":');
      await route.fulfill({ response, body: html.replace('"endSession":', '"other":') });
    });
    await page.goto(portalOf().url('/logout'));
    await hydrated(page);
    expect(await heading(page)).toBe('Has cerrado la sesión');
    expect(asked).toEqual([]);
  });
});

describe('the sign-in link', () => {
  it.each([
    ['montclar', 'student', '/logout', '/login', ['Empresas', 'Personas tituladas']],
    ['montclar', 'graduate', '/logout', '/login/antiguos', ['Empresas', 'Estudiantes']],
    ['montclar', 'company', '/ca/logout', '/ca/login/empreses', ['Persones titulades', 'Estudiants']],
    ['illes', 'graduate', '/logout', '/login/antics-alumnes', ['Empreses', 'Estudiants']],
    ['meridia', 'graduate', '/logout', '/login', ['Empresas']],
  ] as const)('in %s of a %s who has signed out on %s is %s', async (brand, persona, path, back, others) => {
    const page = await visit(persona, path, { brand, viewport: phone });
    expect(await wayBack(page).count()).toBe(1);
    const shown = page.locator('.login-others li:visible');
    expect(await shown.allInnerTexts()).toEqual(others);
    expect(await auditPage(page)).toEqual([]);
    await wayBack(page).click();
    await expect.poll(() => addressOf(page)).toBe(back);
  });

  it('offers all sign-in pages if the user kind is unknown', async () => {
    const page = await visit('company', '/logout', { brand: 'montclar', viewport: phone });
    await page.reload();
    expect(await heading(page)).toBe('Has cerrado la sesión');
    expect(await wayBack(page).count()).toBe(0);
    const ways = page.locator('.login-others li:visible');
    expect(await ways.allInnerTexts()).toEqual(['Empresas', 'Personas tituladas', 'Estudiantes']);
    expect(await page.locator('.login-others h2').innerText()).toBe('Volver a acceder');
    expect(await auditPage(page)).toEqual([]);
  });

  it('is in the chosen language, also after the end of the session', async () => {
    const ended = await visit('company', '/logout', {
      brand: 'montclar',
      signedIn: async (it) => {
        const key = (name: StoredName): string => storageKey('montclar', name);
        await it.evaluate(
          ([language, owner]) => {
            localStorage.setItem(language, 'ca');
            sessionStorage.setItem(owner, '["Empresa","",""]');
          },
          [key('idioma'), key('autor')] as const,
        );
      },
    });
    await expect.poll(() => addressOf(ended)).toBe('/ca/logout');
    expect(await wayBack(ended).getAttribute('href')).toBe('/ca/login/empreses');
  });
});
