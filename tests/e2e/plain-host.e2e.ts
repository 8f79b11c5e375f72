import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, isShell } from '#core/routing/addresses.ts';
import { storageKey } from '#core/shared/storage.ts';
import { workerBrowser } from '../support/portal/worker-browser.ts';
import { type PlainHost, startPlainHost } from '../support/portal/plain-host.ts';
import { builtBrand, bundleOf } from '../support/portal/bundles.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { storedFor, storedSession } from '../support/portal/stored-visitor.ts';

const id = 'illes';
const own = builtBrand(id);
const all = addresses(own);
const everything = process.env['FULL'] === '1';

let host: PlainHost;
let page: Page;
let documents: number;
let faults: string[];
beforeAll(async () => {
  host = await startPlainHost(join(bundleOf(id), 'site'));
  page = await (await workerBrowser()).newPage();
  faults = watchPage(page);
  page.on('request', (it) => {
    // Redirects of the server to the address with a slash do not count.
    if (it.isNavigationRequest() && !it.redirectedFrom()) documents++;
  });
});
afterAll(async () => {
  await page.close();
  await host.stop();
});

/** Dynamic addresses: all, or one of each page in alternating languages. */
function dynamicAddresses() {
  // Without its own sign-in, a survey redirects to the access page.
  const shells = all.filter((it) => isShell(it) && it.route !== 'survey');
  if (everything) return shells;
  const routes = [...new Set(shells.map(({ route }) => route))];
  return routes.map((route, index) => {
    const alike = shells.filter((it) => it.route === route);
    return alike[index % alike.length] ?? alike[0];
  });
}

interface Arrival {
  address: string;
  route: unknown;
  language: string | null;
  /** Number of requested documents. */
  documents: number;
  /** Faults of the page, except for those caused by the missing server. */
  faults: string[];
}

/** Opens an address and waits until its page, or another one, is idle. */
async function arrive(
  path: string,
  expected: string,
  idioma?: string,
  visitor = storedFor(own, expected),
): Promise<Arrival> {
  const stored = { ...visitor, ...(idioma && { [storageKey(id, 'idioma')]: idioma }) };
  await page.goto(`${host.origin}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  documents = 0;
  faults.length = 0;
  await page.goto(host.origin + path).catch((error: unknown) => {
    // The page may be left while loading.
    if (!String(error).includes('interrupted')) throw error;
  });
  await page.waitForURL(host.origin + expected, { timeout: 10_000 }).catch(() => undefined);
  await hydrated(page);
  const data = JSON.parse((await page.locator('#page-data').textContent()) ?? '') as { route: unknown };
  return {
    address: page.url().slice(host.origin.length),
    route: data.route,
    language: await page.locator('html').getAttribute('lang'),
    documents,
    faults: faults.filter((fault) => !/status of 404|\/api\//.test(fault)),
  };
}

describe('on a plain static server without rules', () => {
  it('every address without an id is a file', async () => {
    const known = all.filter((it) => !isShell(it));
    expect(known.length).toBeGreaterThan(100);
    for (const { pattern, route, language } of known) {
      const answer = await fetch(host.origin + pattern);
      const html = await answer.text();
      expect([pattern, answer.status]).toEqual([pattern, 200]);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(html.includes(`"route":"${route}"`), pattern).toBe(true);
      expect(html.includes(`<html lang="${language}"`), pattern).toBe(true);
    }
  });

  it('every file that pages load has its content type', async () => {
    const html = await (await fetch(host.origin)).text();
    const loaded = [
      ...html.matchAll(/(?:href|src|component-url|renderer-url)="(\/(?:_astro|_brand)\/[^"]+)"/g),
    ];
    expect(loaded.length).toBeGreaterThan(5);
    for (const [, path = ''] of loaded) {
      const { status, headers } = await fetch(host.origin + path);
      expect([path, status]).toEqual([path, 200]);
      const type = headers.get('content-type') ?? '';
      if (path.endsWith('.js')) expect(type, path).toContain('javascript');
      if (path.endsWith('.css')) expect(type, path).toContain('text/css');
      if (path.endsWith('.svg')) expect(type, path).toContain('image/svg+xml');
    }
  });

  it.each(dynamicAddresses().map((it) => [it?.pattern ?? '', it?.route, it?.language]))(
    '%s is shown with its id, query and hash',
    async (pattern, route, language) => {
      const path = `${pattern?.replaceAll(/\{\w+\}/g, 'a%20b%2Fñ-1')}?x=1&y=%26#part`;
      const { pathname, search, hash } = new URL(path, host.origin);
      const expected = pathname + search + hash;
      const arrival = await arrive(path, expected);
      expect(arrival).toEqual({ address: expected, route, language, documents: 2, faults: [] });
    },
  );

  it.each([
    ['/ca/esdeveniments/7', 'en', '/ca/esdeveniments/7', 'ca'],
    ['/esdeveniments/7', 'en', '/en/events/7', 'en'],
    ['/mis-ofertas/7', 'ca', '/les-meves-ofertes/7', 'ca'],
    ['/es/mis-ofertas/7', 'ca', '/es/mis-ofertas/7', 'es'],
  ])('%s, where %s is stored, is shown at %s', async (path, stored, expected, language) => {
    const arrival = await arrive(path, expected, stored);
    expect(arrival).toMatchObject({ address: expected, language, faults: [] });
    expect(arrival.documents).toBeLessThanOrEqual(4);
  });

  it.each([
    ['/ca/mi-empresa?a=1#b', '/la-meva-empresa/?a=1#b', 'company'],
    ['/ES/Mis-Ofertas/7', '/es/mis-ofertas/7', 'company-offer-candidates'],
    ['/esdeveniments/7/', '/esdeveniments/7', 'event'],
    ['/login/nobody', '/login/', 'login'],
    ['/no/such/page?a#b', '/', 'home'],
    ['/_astro/gone.js', '/', 'home'],
    ['/_shell/ca/gone/', '/', 'home'],
  ])('%s, which is no address, leads to %s and rests there', async (path, expected, route) => {
    const arrival = await arrive(path, expected);
    expect(arrival).toMatchObject({ address: expected, route, faults: [] });
    expect(arrival.documents).toBeLessThanOrEqual(3);
  });

  it('the file behind addresses with an id is a page too', async () => {
    const path = '/_shell/ca/event/';
    const arrival = await arrive(path, path, undefined, storedSession(id, 'Alumno'));
    expect(arrival).toMatchObject({ address: path, route: 'event', documents: 1, faults: [] });
  });

  it.each(['/404', '/en/404'])('%s says that there is nothing', async (path) => {
    expect(await arrive(path, `${path}/`)).toMatchObject({ address: `${path}/`, route: 'not-found' });
  });
});
