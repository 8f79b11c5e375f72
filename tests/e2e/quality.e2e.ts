import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Brand } from '#brand/brand.ts';
import { legalRoutes } from '#brand/content-routes.ts';
import { portalRouting } from '#brand/public-brand.ts';
import { addresses, type Address, href } from '#routing/addresses.ts';
import { storageKey } from '#shared/storage.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, menuReady, projectBrands, watchPage } from '../support/portal.ts';
import { userOf } from '../support/stored-visitor.ts';
import { typicalPages } from '../support/typical-pages.ts';

const brands = await projectBrands();

/** The brand with the fewest pages, of which every one is looked at. */
const smallest = 'ribera';
const everything = process.env['FULL'] === '1';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function pathOf({ pattern, route }: Address): string {
  const path = pattern.replaceAll(/\{\w+\}/g, 'abc-1');
  // With nobody who comes back from the university, that page leads on at once.
  return route === 'sso' ? `${path}?respuesta=abc-1` : path;
}

/** Signs out and leads on at once: there is nothing to look at. */
const leads: readonly string[] = ['logout'];

/** One address of each page of a brand, in each language. */
function allPages(brand: Brand): string[] {
  const routing = portalRouting(brand);
  const pages = new Map<string, string>();
  for (const address of addresses(routing)) {
    if (leads.includes(address.route)) continue;
    const key = [address.route, address.language, Object.values(address.params)].join(' ');
    if (address.canonical || !pages.has(key)) pages.set(key, pathOf(address));
  }
  return [...pages.values()];
}

/** The texts that every brand writes itself. */
const ownTexts = (brand: Brand): string[] =>
  legalRoutes.map((route) => href(portalRouting(brand), route, brand.defaultLanguage));

function pagesOf(brand: Brand, width: number): string[] {
  if (everything || brand.id === smallest) return allPages(brand);
  return [...new Set([...typicalPages(brand), ...(width > 768 ? ownTexts(brand) : [])])];
}

const widths = [360, 1280];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Shows the page in a mode, as the page itself does. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** Notes what the browser refuses because of the page's security policy, from the very first on. */
async function watchPolicy(page: Page, faults: string[]): Promise<void> {
  await page.exposeFunction('noteViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
}

const users = [undefined, 'Alumno', 'Empresa'] as const;
const personas = { Alumno: 'student', Empresa: 'company' } as const;

/** A page of a browser in which someone is signed in, or nobody. */
async function enter(portal: LivePortal, width: number, user: (typeof users)[number]): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: width < 768 ? 740 : 900 },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(portal.url('/robots.txt'));
  // During maintenance the pages are there for those who prepare them.
  await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey(portal.brand.id, 'godmode'));
  if (user) await portal.signIn(page, personas[user]);
  return page;
}

const visits = brands.flatMap((brand) => widths.map((width) => ({ id: brand.id, brand, width })));

describe.each(visits)('$id in a window of $width px', ({ id, brand, width }) => {
  it('has no page with a barrier or a fault, light or dark', { timeout: 1_800_000 }, async () => {
    const portal = await startLivePortal(id);
    onTestFinished(portal.close);
    const found: string[] = [];
    for (const user of users) {
      const page = await enter(portal, width, user);
      const faults = watchPage(page);
      await watchPolicy(page, faults);
      for (const path of pagesOf(brand, width).filter((it) => userOf(brand, it) === user)) {
        await page.goto(portal.url(path));
        await hydrated(page);
        await menuReady(page);
        expect(new URL(page.url()).pathname, 'is shown').toBe(path.replace(/\?.*/, ''));
        for (const theme of themes) {
          await show(page, theme);
          found.push(...(await auditPage(page)).map((fault) => `${path} (${theme}): ${fault}`));
        }
        found.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});
