import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { portalUrl } from '../support/portal/all-portals.ts';
import { builtBrand } from '../support/portal/bundles.ts';
import { hydrated } from '../support/portal/portal.ts';
import { storedFor, storedSession } from '../support/portal/stored-visitor.ts';
import { addressOf, siteTest } from '../support/portal/visit.ts';

const { newVisit } = siteTest();

interface Arrival {
  page: Page;
  /** Documents that the browser asked for on the way. */
  documents: number;
  address: string;
  language: string | null;
  stored: string | null;
}

/** Opens an address and lets the portal do what it wants, until it has come to rest at the expected address. */
async function arrive(brand: string, path: string, expected: string, idioma?: string): Promise<Arrival> {
  const key = storageKey(brand, 'idioma');
  const visitor = storedFor(builtBrand(brand), expected);
  const stored = { ...visitor, ...(idioma !== undefined && { [key]: idioma }) };
  const { page, documents } = await newVisit(brand, { stored });
  await page.goto(portalUrl(brand, '/robots.txt'));
  documents.length = 0;
  await page.goto(portalUrl(brand, path)).catch((error: unknown) => {
    // The page may be left before it has loaded.
    if (!String(error).includes('interrupted')) throw error;
  });
  await page.waitForURL(portalUrl(brand, expected), { timeout: 10_000 }).catch(() => undefined);
  await hydrated(page);
  return {
    page,
    documents: documents.length,
    address: addressOf(page),
    language: await page.locator('html').getAttribute('lang'),
    stored: await page.evaluate((name) => localStorage.getItem(name), key),
  };
}

describe('a segment decides the language of its page', () => {
  it.each([
    ['illes', '/ca/cv', 'ca', 'en'],
    ['illes', '/es/mis-ofertas', 'es', 'ca'],
    ['illes', '/en/cv?a=1#b', 'en', 'es'],
    ['montclar', '/es/login', 'es', 'ca'],
    ['montclar', '/ca', 'ca', 'es'],
    ['ribera', '/es/cv', 'es', 'es'],
  ])('%s%s stays in %s where %s is stored', async (brand, path, language, stored) => {
    const arrival = await arrive(brand, path, path, stored);
    expect(arrival).toMatchObject({ address: path, language, stored });
    expect(arrival.documents).toBe(1);
  });
});

describe('without a segment, a page is in its own language for those who chose none', () => {
  it.each([
    ['illes', '/', 'ca'],
    ['illes', '/cv', 'ca'],
    ['illes', '/mis-ofertas', 'es'],
    ['illes', '/my-offers?a=1#b', 'en'],
    ['montclar', '/login', 'es'],
    ['montclar', '/les-meves-ofertes', 'ca'],
    ['ribera', '/mis-ofertas', 'es'],
  ])('%s%s is in %s', async (brand, path, language) => {
    const arrival = await arrive(brand, path, path);
    expect(arrival).toMatchObject({ address: path, language, stored: null });
    expect(arrival.documents).toBe(1);
  });
});

describe('without a segment, the stored language wins', () => {
  it.each([
    ['illes', '/', 'en', '/en'],
    ['illes', '/cv?a=1&b=%C3%B1#part', 'es', '/es/cv?a=1&b=%C3%B1#part'],
    ['illes', '/mis-ofertas?q=x', 'ca', '/les-meves-ofertes?q=x'],
    ['illes', '/mis-ofertas/?q=x', 'en', '/en/my-offers?q=x'],
    ['illes', '/nueva-oferta/practicas', 'en', '/en/new-offer/placement'],
    ['illes', '/404', 'es', '/es/404'],
    ['montclar', '/mis-ofertas#part', 'ca', '/ca/les-meves-ofertes#part'],
    ['montclar', '/login/ciclos', 'ca', '/ca/login/ciclos'],
    ['montclar', '/les-meves-ofertes', 'es', '/mis-ofertas'],
  ])('%s%s moves once to its page in %s, %s', async (brand, path, stored, expected) => {
    const arrival = await arrive(brand, path, expected, stored);
    expect(arrival).toMatchObject({ address: expected, language: stored, stored });
    expect(arrival.documents).toBe(2);
    await arrival.page.goBack();
    expect(addressOf(arrival.page), 'the first address is not in the history').toBe('/robots.txt');
  });

  it.each([
    ['illes', '/eventos/feria%2050%25?a=1#b', 'en', '/en/events/feria%2050%25?a=1#b'],
    ['illes', '/encuestas/a%2Fb/acceso', 'ca', '/enquestes/a%2Fb/acces'],
    ['montclar', '/mis-ofertas/123', 'ca', '/ca/les-meves-ofertes/123'],
  ])('%s%s keeps its id in %s', async (brand, path, stored, expected) => {
    const arrival = await arrive(brand, path, expected, stored);
    expect(arrival).toMatchObject({ address: expected, language: stored, stored });
    expect(arrival.documents).toBe(2);
  });

  it('shows nothing in the language that is left, however long the other page takes', async () => {
    const stored = { ...storedSession('illes', 'Empresa'), [storageKey('illes', 'idioma')]: 'en' };
    const { page } = await newVisit('illes', { stored });
    const painted: string[] = [];
    await page.exposeFunction('notePaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const { notePaint } = window as unknown as { notePaint: (path: string) => void };
      new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: 'paint', buffered: true });
    });
    await page.route('**/en/my-offers', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(portalUrl('illes', '/mis-ofertas')).catch(() => undefined);
    await page.waitForURL('**/en/my-offers');
    await hydrated(page);
    await expect.poll(() => painted).toContain('/en/my-offers');
    expect(painted).not.toContain('/mis-ofertas');
  });
});

describe('a stored value that is no language of the brand', () => {
  it.each([
    ['illes', 'fr'],
    ['illes', 'EN'],
    ['illes', ' ca'],
    ['illes', ''],
    ['illes', '"en"'],
    ['illes', '{"idioma":"en"}'],
    ['illes', '__proto__'],
    ['illes', 'constructor'],
    ['illes', 'en'.repeat(200_000)],
    ['montclar', 'en'],
    ['ribera', 'ca'],
  ])('is removed and changes nothing (%s, case %#)', async (brand, value) => {
    const path = '/mis-ofertas/123?a#b';
    const arrival = await arrive(brand, path, path, value);
    expect(arrival).toMatchObject({ address: path, language: 'es', stored: null });
    expect(arrival.documents).toBe(1);
  });

  it.each(['fr', 'EN', '{"idioma":"en"}'])(
    'does not disturb the search for a lost page: %s',
    async (value) => {
      const arrival = await arrive('montclar', '/en/my-company', '/mi-empresa', value);
      expect(arrival).toMatchObject({ address: '/mi-empresa', language: 'es', stored: null });
      expect(arrival.documents).toBe(2);
    },
  );
});

describe('an address that the portal does not have', () => {
  it.each([
    ['illes', '/ca/mi-empresa?a=1#b', undefined, '/la-meva-empresa?a=1#b', 'ca'],
    ['illes', '/CA/MI-EMPRESA', undefined, '/la-meva-empresa', 'ca'],
    ['illes', '/en/eventos/feria?a=1#b', undefined, '/en/events/feria?a=1#b', 'en'],
    ['illes', '/es/login/companies/', undefined, '/es/login/empresas', 'es'],
    ['illes', '/Mis-Ofertas', undefined, '/es/mis-ofertas', 'es'],
    ['montclar', '/en/my-company', undefined, '/mi-empresa', 'es'],
    ['montclar', '/en/my-company', 'ca', '/ca/la-meva-empresa', 'ca'],
    ['montclar', '/en/events/feria', 'ca', '/ca/esdeveniments/feria', 'ca'],
    ['montclar', '/en/Login', undefined, '/login', 'es'],
    ['ribera', '/ca/la-meva-empresa/', undefined, '/mi-empresa', 'es'],
    ['ribera', '/en/my-offers/12?a#b', undefined, '/mis-ofertas/12?a#b', 'es'],
  ])('%s%s (stored: %s) leads to %s', async (brand, path, stored, expected, language) => {
    const arrival = await arrive(brand, path, expected, stored);
    expect(arrival).toMatchObject({ address: expected, language });
    expect(arrival.documents).toBeLessThanOrEqual(3);
  });

  it.each([
    ['illes', '/wp-admin/x?a=1', undefined, '/'],
    ['illes', '/es/nothing/here', undefined, '/'],
    ['illes', '/nothing', 'en', '/en'],
    ['montclar', '/fr/login/x', 'en', '/'],
    ['ribera', '/eventos', undefined, '/'],
  ])('%s%s (stored: %s), which means nothing, leads to %s', async (brand, path, stored, expected) => {
    const arrival = await arrive(brand, path, expected, stored);
    expect(arrival.address).toBe(expected);
    expect(arrival.documents).toBeLessThanOrEqual(3);
  });

  it.each(['/404', '/en/404', '/404/'])('is told so only at %s', async (path) => {
    const arrival = await arrive('illes', path, path);
    await arrival.page.locator('html[data-lost]').waitFor();
    expect(arrival.address).toBe(path);
    expect(await arrival.page.locator('h1').isVisible()).toBe(true);
  });
});
