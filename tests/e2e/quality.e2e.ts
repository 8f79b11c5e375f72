import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#brand/brand.ts';
import { legalRoutes } from '#brand/content-routes.ts';
import { portalRouting } from '#brand/public-brand.ts';
import { addresses, type Address, href } from '#routing/addresses.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import { hydrated, portalUrl, projectBrands, watchPage } from '../support/portal.ts';
import { typicalPages } from '../support/typical-pages.ts';
import { newVisit } from '../support/visit.ts';

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

/** One address of each page of a brand, in each language. */
function allPages(brand: Brand): string[] {
  const routing = portalRouting(brand);
  const pages = new Map<string, string>();
  for (const address of addresses(routing)) {
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

const visits = brands.flatMap((brand) => widths.map((width) => ({ id: brand.id, brand, width })));

describe.each(visits)('$id in a window of $width px', ({ brand, width }) => {
  it('has no page with a barrier or a fault, light or dark', { timeout: 1_800_000 }, async () => {
    const { page, close } = await newVisit(browser, brand.id, {
      reducedMotion: 'reduce',
      viewport: { width, height: width < 768 ? 740 : 900 },
    });
    const faults = watchPage(page);
    await watchPolicy(page, faults);
    const found: string[] = [];
    for (const path of pagesOf(brand, width)) {
      await page.goto(portalUrl(brand.id, path));
      await hydrated(page);
      for (const theme of themes) {
        await show(page, theme);
        found.push(...(await auditPage(page)).map((fault) => `${path} (${theme}): ${fault}`));
      }
      found.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
    await close();
  });
});
