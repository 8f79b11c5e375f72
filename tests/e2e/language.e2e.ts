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
  /** Documents requested on the way. */
  documents: number;
  address: string;
  language: string | null;
  stored: string | null;
}

type Arrive = (brand: string, path: string, expected: string, idioma?: string) => Promise<Arrival>;

/**
 * A browser for each brand, cleared between arrivals. An arrival opens an address and follows the portal's
 * redirects, until it is idle at the expected address.
 */
function arrivals(): Arrive {
  const visits = new Map<string, ReturnType<typeof newVisit>>();
  return async (brand, path, expected, idioma) => {
    const visit = visits.get(brand) ?? newVisit(brand);
    visits.set(brand, visit);
    const { page, documents } = await visit;
    const key = storageKey(brand, 'idioma');
    const visitor = storedFor(builtBrand(brand), expected);
    const stored = { ...visitor, ...(idioma !== undefined && { [key]: idioma }) };
    await page.goto(portalUrl(brand, '/robots.txt'));
    await page.context().clearCookies();
    await page.evaluate((values) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    }, stored);
    documents.length = 0;
    await page.goto(portalUrl(brand, path)).catch((error: unknown) => {
      // The page may be left while loading.
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
  };
}

describe('a segment decides the language of its page', () => {
  it('whatever is stored', async () => {
    const arrive = arrivals();
    for (const [brand, path, language, stored] of [
      ['illes', '/ca/cv', 'ca', 'en'],
      ['illes', '/es/mis-ofertas', 'es', 'ca'],
      ['illes', '/en/cv?a=1#b', 'en', 'es'],
      ['montclar', '/es/login', 'es', 'ca'],
      ['montclar', '/ca', 'ca', 'es'],
      ['ribera', '/es/cv', 'es', 'es'],
    ] as const) {
      const arrival = await arrive(brand, path, path, stored);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: path, language, stored });
      expect(arrival.documents, `${brand} ${path}`).toBe(1);
    }
  });
});

describe('without a segment, a page is in its own language if none is stored', () => {
  it('and nothing is stored', async () => {
    const arrive = arrivals();
    for (const [brand, path, language] of [
      ['illes', '/', 'ca'],
      ['illes', '/cv', 'ca'],
      ['illes', '/mis-ofertas', 'es'],
      ['illes', '/my-offers?a=1#b', 'en'],
      ['montclar', '/login', 'es'],
      ['montclar', '/les-meves-ofertes', 'ca'],
      ['ribera', '/mis-ofertas', 'es'],
    ] as const) {
      const arrival = await arrive(brand, path, path);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: path, language, stored: null });
      expect(arrival.documents, `${brand} ${path}`).toBe(1);
    }
  });
});

describe('without a segment, the stored language wins', () => {
  it('and the page moves once to that language', async () => {
    const arrive = arrivals();
    for (const [brand, path, stored, expected] of [
      ['illes', '/', 'en', '/en'],
      ['illes', '/cv?a=1&b=%C3%B1#part', 'es', '/es/cv?a=1&b=%C3%B1#part'],
      ['illes', '/mis-ofertas?q=x', 'ca', '/les-meves-ofertes?q=x'],
      ['illes', '/mis-ofertas/?q=x', 'en', '/en/my-offers?q=x'],
      ['illes', '/nueva-oferta/practicas', 'en', '/en/new-offer/placement'],
      ['illes', '/404', 'es', '/es/404'],
      ['montclar', '/mis-ofertas#part', 'ca', '/ca/les-meves-ofertes#part'],
      ['montclar', '/login/ciclos', 'ca', '/ca/login/ciclos'],
      ['montclar', '/les-meves-ofertes', 'es', '/mis-ofertas'],
    ] as const) {
      const arrival = await arrive(brand, path, expected, stored);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: expected, language: stored, stored });
      expect(arrival.documents, `${brand} ${path}`).toBe(2);
      await arrival.page.goBack();
      expect(addressOf(arrival.page), 'the first address is not in the history').toBe('/robots.txt');
    }
  });

  it('and an address keeps its id', async () => {
    const arrive = arrivals();
    for (const [brand, path, stored, expected] of [
      ['illes', '/eventos/feria%2050%25?a=1#b', 'en', '/en/events/feria%2050%25?a=1#b'],
      ['illes', '/encuestas/a%2Fb/acceso', 'ca', '/enquestes/a%2Fb/acces'],
      ['montclar', '/mis-ofertas/123', 'ca', '/ca/les-meves-ofertes/123'],
    ] as const) {
      const arrival = await arrive(brand, path, expected, stored);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: expected, language: stored, stored });
      expect(arrival.documents, `${brand} ${path}`).toBe(2);
    }
  });

  it('shows nothing in the previous language, however long the other page takes', async () => {
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

describe('a stored value that is not a language of the brand', () => {
  it('is removed and changes nothing', async () => {
    const arrive = arrivals();
    for (const [brand, value] of [
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
    ] as const) {
      const path = '/mis-ofertas/123?a#b';
      const arrival = await arrive(brand, path, path, value);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: path, language: 'es', stored: null });
      expect(arrival.documents, `${brand} ${path}`).toBe(1);
    }
  });

  it('does not disturb the search for an unknown page', async () => {
    const arrive = arrivals();
    for (const value of ['fr', 'EN', '{"idioma":"en"}'] as const) {
      const arrival = await arrive('montclar', '/en/my-company', '/mi-empresa', value);
      expect(arrival, value).toMatchObject({
        address: '/mi-empresa',
        language: 'es',
        stored: null,
      });
      expect(arrival.documents, value).toBe(2);
    }
  });
});

describe('an unknown address', () => {
  it('leads to the nearest page', async () => {
    const arrive = arrivals();
    for (const [brand, path, stored, expected, language] of [
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
    ] as const) {
      const arrival = await arrive(brand, path, expected, stored);
      expect(arrival, `${brand} ${path}`).toMatchObject({ address: expected, language });
      expect(arrival.documents, `${brand} ${path}`).toBeLessThanOrEqual(3);
    }
  });

  it('without a similar page leads to the home page', async () => {
    const arrive = arrivals();
    for (const [brand, path, stored, expected] of [
      ['illes', '/wp-admin/x?a=1', undefined, '/'],
      ['illes', '/es/nothing/here', undefined, '/es'],
      ['illes', '/nothing', 'en', '/en'],
      ['montclar', '/fr/login/x', 'en', '/'],
      ['ribera', '/eventos', undefined, '/'],
    ] as const) {
      const arrival = await arrive(brand, path, expected, stored);
      expect(arrival.address, `${brand} ${path}`).toBe(expected);
      expect(arrival.documents, `${brand} ${path}`).toBeLessThanOrEqual(3);
    }
  });

  it('shows the not-found message only at the address of that page', async () => {
    const arrive = arrivals();
    for (const path of ['/404', '/en/404', '/404/'] as const) {
      const arrival = await arrive('illes', path, path);
      await arrival.page.locator('html[data-lost]').waitFor();
      expect(arrival.address, path).toBe(path);
      expect(await arrival.page.locator('h1').isVisible()).toBe(true);
    }
  });
});
