import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { portalUrl } from '../support/portal/all-portals.ts';
import { builtBrand, builtBrands } from '../support/portal/bundles.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { servePublicHost } from '../support/portal/public-host.ts';
import { siteTest } from '../support/portal/visit.ts';

const brand = 'meridia';
const key = storageKey(brand, 'cookiesAceptadas');

const { newVisit } = siteTest();

/** Simulated script of the analytics service, which stores its cookies like the real one. */
const service = `
  document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=63072000; Domain=' + location.hostname.split('.').slice(-2).join('.');
  document.cookie = '_ga_0000MERIDI=GS1.1.1; Path=/; Max-Age=63072000';
  document.cookie = 'other=1; Path=/';
`;

interface Portal {
  page: Page;
  /** Requests to hosts other than the university's. */
  foreign: string[];
  open: (path: string) => Promise<void>;
  stored: () => Promise<unknown>;
}

/** Opens the portal at its public host name, with a simulated analytics service. */
async function portal(consent?: unknown): Promise<Portal> {
  const { page } = await newVisit(brand);
  const foreign: string[] = [];
  const origin = await servePublicHost(page, brand);
  const { apiProduccion, urlInformes } = builtBrand(brand).settings;
  const own = [origin, apiProduccion, urlInformes].map((address) => new URL(address).origin);
  page.on('request', (request) => {
    if (!own.includes(new URL(request.url()).origin)) foreign.push(request.url());
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: service }),
  );
  const open = async (path: string): Promise<void> => {
    await page.goto(origin + path);
    await hydrated(page);
  };
  if (consent !== undefined) {
    await page.goto(`${origin}/robots.txt`);
    const text = typeof consent === 'string' ? consent : JSON.stringify(consent);
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  }
  const stored = async (): Promise<unknown> =>
    JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
  return { page, foreign, open, stored };
}

const question = (page: Page) => page.getByRole('region', { name: 'Tu elección sobre las cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** A stored consent, given some time ago. */
function answer(analytics: boolean, ago: { months?: number; days?: number } = {}, version = 1): object {
  const date = new Date();
  date.setMonth(date.getMonth() - (ago.months ?? 0));
  date.setDate(date.getDate() - (ago.days ?? 0));
  return { necessary: true, analytics, version, date: date.toISOString() };
}

describe('the question about cookies', () => {
  it('is shown only by brands with analytics, and only there can be changed', async () => {
    for (const { id, settings } of builtBrands()) {
      const { page } = await newVisit(id);
      await page.goto(portalUrl(id, '/login'));
      await hydrated(page);
      const needsConsent = settings.analyticsId !== undefined;
      expect(await page.locator('.consent').count(), id).toBe(needsConsent ? 1 : 0);
      expect(await page.locator('[data-cookie-settings]').count(), id).toBe(needsConsent ? 1 : 0);
      expect((await page.content()).includes('googletagmanager'), id).toBe(needsConsent);
    }
  });

  it.each([
    [1280, 800],
    [360, 740],
  ])('offers to reject beside accepting, alike in all but the word, at %i px', async (width, height) => {
    const { page, open } = await portal();
    await page.setViewportSize({ width, height });
    await open('/login');
    const looks = await Promise.all(
      ['Rechazar', 'Aceptar'].map(async (name) => ({
        box: await button(page, name).boundingBox(),
        look: await button(page, name).evaluate((it) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(it);
          return { color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      })),
    );
    const [reject, accept] = looks;
    expect(reject?.look).toEqual(accept?.look);
    expect(reject?.box).toMatchObject({ y: accept?.box?.y, height: accept?.box?.height });
    expect(reject?.box?.width).toBeCloseTo(accept?.box?.width ?? 0, 1);
    expect(reject?.box?.height).toBeGreaterThanOrEqual(24);
    await open('/login');
    expect(await button(page, 'Rechazar').isVisible()).toBe(true);
  });

  it('loads no service on any page before it is answered', async () => {
    const { page, open, foreign, stored } = await portal();
    for (const path of ['/login', '/', '/eventos/1', '/nothing-here', '/politica-de-cookies']) {
      await open(path);
      expect(await question(page).isVisible(), path).toBe(true);
    }
    expect(foreign).toEqual([]);
    expect(await stored()).toBeNull();
    expect(await cookieNames(page)).toEqual([]);
  });
});

describe('an answer', () => {
  it('that rejects is stored, and nothing is loaded', async () => {
    const { page, open, foreign, stored } = await portal();
    await open('/login');
    await button(page, 'Rechazar').focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    // The button is gone, and the focus moves to the beginning of the page.
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    const saved = page.getByRole('status').filter({ hasText: 'Hemos guardado tu elección.' });
    expect(await saved.count()).toBe(1);
    // The banner disappears by itself, with or without animations.
    expect(
      await saved.evaluate((it) => it.getAnimations().map(({ effect }) => effect?.getTiming().delay)),
    ).toEqual([5000]);
    await saved.waitFor({ state: 'hidden', timeout: 8000 });
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    expect(await stored()).toEqual({ necessary: true, analytics: false, version: 1, date });
    await open('/cv');
    expect(await question(page).count()).toBe(0);
    expect(foreign).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });

  it('that accepts loads the service on this and the next pages, without ids and queries', async () => {
    const { page, open, foreign, stored } = await portal();
    await open('/evento-publico/secret-1?token=secret-2#secret-3');
    await button(page, 'Aceptar').click();
    await question(page).waitFor({ state: 'hidden' });
    // The page's own requests go to the university's server.
    const services = (): string[] => foreign.filter((url) => !url.includes('.meridiana.example/'));
    await expect.poll(services).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-0000MERIDI']);
    expect(await stored()).toMatchObject({ necessary: true, analytics: true, version: 1 });
    const sent = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((it) => Array.from(it)),
    );
    expect(JSON.stringify(sent)).toContain('/evento-publico/{id}');
    expect(JSON.stringify(sent)).not.toContain('secret');
    await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_0000MERIDI', 'other']);
    await open('/cv');
    expect(await question(page).count()).toBe(0);
    await expect.poll(services).toHaveLength(2);
  });

  it('that accepts loads only the consented script', async () => {
    const { page, open, foreign } = await portal();
    const faults = watchPage(page);
    await open('/login');
    await button(page, 'Aceptar').click();
    await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-0000MERIDI']);
    await expect.poll(() => cookieNames(page), { message: 'the tag ran' }).toContain('_ga');
    expect(faults.filter((fault) => !fault.startsWith('request to '))).toEqual([]);
    const ways = await page.evaluate(async () => {
      // Requests of developer tools have more rights than those of scripts in the page.
      await new Promise((resolve) => setTimeout(resolve));
      const script = document.createElement('script');
      const trusted = (
        globalThis as unknown as { trustedTypes: { createPolicy: (...args: unknown[]) => unknown } }
      ).trustedTypes;
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.body.innerHTML = '<b>x</b>'),
        'a document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        'another tag': () => (script.src = 'https://www.googletagmanager.com/gtag/js?id=G-OTHER'),
        'the same tag, not vouched for': () =>
          (script.src = 'https://www.googletagmanager.com/gtag/js?id=G-0000MERIDI'),
        'a file of the portal': () => (script.src = '/sw.js'),
        code: () => (script.text = 'x()'),
        'a function of text': () => new Function('x()'),
        'a frame': () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        'the same name again': () => trusted.createPolicy('andana-analytics', { createScriptURL: String }),
        'another name': () => trusted.createPolicy('other', { createScriptURL: String }),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(ways, 'ways that are open').toEqual([]);
    // Trust in a script does not extend to its host, which serves anybody's scripts.
    const policy = (await page.locator('meta[http-equiv]').getAttribute('content')) ?? '';
    expect(policy.match(/script-src [^;]*/)?.[0].match(/https:\S+/g)).toEqual([
      'https://www.googletagmanager.com/gtag/js',
    ]);
  });

  it('is stored apart and survives the sign-out', async () => {
    const { page, open } = await portal();
    await open('/login');
    await button(page, 'Rechazar').click();
    await question(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);
    await page.evaluate((kept) => {
      localStorage.setItem('portal.meridia.token', 'x');
      for (const name of Object.keys(localStorage)) if (name !== kept) localStorage.removeItem(name);
      sessionStorage.clear();
    }, key);
    await open('/login');
    expect(await question(page).count()).toBe(0);
  });

  it('can be changed from the footer: withdrawal deletes what the service has stored', async () => {
    const { page, open, foreign, stored } = await portal(answer(true));
    await open('/login');
    await expect.poll(() => cookieNames(page)).toEqual(['_ga', '_ga_0000MERIDI', 'other']);
    await button(page, 'Configurar cookies').click();
    expect(
      await question(page)
        .getByRole('heading')
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await button(page, 'Configurar').click();
    const analytics = page.getByRole('checkbox', { name: 'Analíticas' });
    expect(await analytics.isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Necesarias' }).isDisabled()).toBe(true);
    await analytics.uncheck();
    await button(page, 'Guardar mi elección').click();
    await question(page).waitFor({ state: 'hidden' });
    expect(await stored()).toMatchObject({ analytics: false });
    await expect.poll(() => cookieNames(page)).toEqual(['other']);
    const opener = button(page, 'Configurar cookies');
    expect(await opener.evaluate((it) => it === document.activeElement), 'gives the focus back').toBe(true);
    const before = foreign.length;
    await open('/cv');
    expect(foreign).toHaveLength(before);
    expect(await cookieNames(page)).toEqual(['other']);

    await button(page, 'Configurar cookies').click();
    await button(page, 'Aceptar').click();
    await expect.poll(() => foreign).toHaveLength(before + 1);
  });

  it.each([
    ['given 23 months ago', answer(true, { months: 23 }), false],
    ['given 24 months and a day ago', answer(true, { months: 24, days: 1 }), true],
    ['to another version of the question', answer(true, {}, 2), true],
    ['to an older version of the question', answer(true, {}, 0), true],
    ['that is no JSON', 'yes', true],
    ['that is another JSON', '[]', true],
    ['without a date', { necessary: true, analytics: true, version: 1 }, true],
    ['with a text in the place of the choice', { ...answer(true), analytics: 'false' }, true],
  ])('%s: asked again? (%#)', async (_, consent, again) => {
    const { page, open, foreign } = await portal(consent);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open('/login');
    expect(await question(page).count()).toBe(again ? 1 : 0);
    if (!again) await expect.poll(() => foreign).toHaveLength(1);
    expect(foreign).toHaveLength(again ? 0 : 1);
    expect(errors).toEqual([]);
  });
});
