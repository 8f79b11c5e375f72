import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { legalRoutes } from '#core/brand/content-routes.ts';
import { addresses, type PageAddress, href, matchAddress } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { type PersonaId, personasOf } from '#sandbox/seed/personas.ts';
import { storageKey } from '#core/shared/storage.ts';
import { type Audited, noteAudited } from './audit-record.ts';
import { auditPage } from './axe.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import { builtBrand } from '../portal/bundles.ts';
import { hydrated, menuReady, watchPage } from '../portal/portal.ts';
import { portalTest } from '../portal/portal-test.ts';
import { userOf } from '../portal/stored-visitor.ts';
import { typicalPages } from '../portal/typical-pages.ts';

/** The brand with the fewest pages, of which every one is looked at. */
const smallest = 'ribera';
const everything = process.env['FULL'] === '1';

function pathOf({ pattern, route }: PageAddress): string {
  const path = pattern.replaceAll(/\{\w+\}/g, 'abc-1');
  // With nobody who comes back from the university, that page leads on at once.
  return route === 'sso' ? `${path}?respuesta=abc-1` : path;
}

/** One address of each page of a brand, in each language; the one that empties the browser comes last. */
function allPages(brand: Brand): string[] {
  const pages = new Map<string, string>();
  for (const address of addresses(brand)) {
    const key = [address.route, address.language, Object.values(address.params)].join(' ');
    if (address.canonical || !pages.has(key)) pages.set(key, pathOf(address));
  }
  const signsOut = ([key]: [string, string]): boolean => key.startsWith('logout ');
  return [...pages].sort((a, b) => Number(signsOut(a)) - Number(signsOut(b))).map(([, path]) => path);
}

/** The texts that every brand writes itself. */
const ownTexts = (brand: Brand): string[] =>
  legalRoutes.map((route) => href(brand, route, brand.defaultLanguage));

function pagesOf(brand: Brand, width: number): string[] {
  if (everything || brand.id === smallest) return allPages(brand);
  return [...new Set([...typicalPages(brand), ...(width > 768 ? ownTexts(brand) : [])])];
}

/** A visitor without session and link is led to where a survey is asked for. */
const leadsOn: RouteId = 'survey';

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

/** People for whom the same pages look otherwise: nothing is there yet, they are somebody else, something is wrong. */
const others: readonly [Exclude<(typeof users)[number], undefined>, PersonaId][] = [
  ['Alumno', 'empty-student'],
  ['Alumno', 'graduate'],
  ['Empresa', 'problem-company'],
];

/** Notes one address of each route that is about one of several things, as the page leads to one that is there. */
async function noteThings(page: Page, brand: Brand, things: Map<RouteId, string>): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((them) => them.map((it) => (it as HTMLAnchorElement).pathname));
  for (const path of new Set(links)) {
    const { route, language, params = {} } = matchAddress(brand, path) ?? {};
    const ids = Object.values(params);
    if (!route || language !== brand.defaultLanguage || ids.length === 0 || ids.includes('abc-1')) continue;
    if (!things.has(route)) things.set(route, path);
  }
}

/**
 * The tests of a file that looks at the pages of one brand with axe. There is a file for each brand, so that workers and
 * machines can share them.
 */
export function auditBrand(id: string): void {
  const { newPage, newPortal } = portalTest();
  const brand = builtBrand(id);
  /** What was looked at without finding anything, by the width of the window. */
  const clean = new Map<number, Audited>();

  afterAll(() => {
    if (clean.size === widths.length) noteAudited(id, [...clean.values()]);
  });

  /** A page of a browser in which someone is signed in, or nobody. */
  async function enter(portal: LivePortal, width: number, persona?: PersonaId): Promise<Page> {
    const viewport = { width, height: width < 768 ? 740 : 900 };
    const page = await newPage({ portal, viewport, undecided: true, faulty: true });
    await page.goto(portal.url('/robots.txt'));
    // During maintenance the pages are there for those who prepare them.
    await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey(id, 'godmode'));
    if (persona) await portal.signIn(page, persona);
    return page;
  }

  it.each(widths)(
    `${id} has no page with a barrier or a fault, light or dark, in a window of %i px`,
    { timeout: 1_800_000 },
    async (width) => {
      const portal = await newPortal(id);
      const found: string[] = [];
      const looked: string[] = [];
      const things = new Map<RouteId, string>();
      /** Looks at pages as somebody; someone who comes `along` may be led elsewhere by some of them. */
      const lookAt = async (paths: readonly string[], persona?: PersonaId, along = false): Promise<void> => {
        const page = await enter(portal, width, persona);
        const faults = watchPage(page);
        await watchPolicy(page, faults);
        for (const path of paths) {
          await page.goto(portal.url(path));
          await hydrated(page);
          await menuReady(page);
          const wanted = path.replace(/\?.*/, '');
          const shown = new URL(page.url()).pathname;
          const mayLeadOn = along || matchAddress(brand, path)?.route === leadsOn;
          if (mayLeadOn && shown !== wanted) continue;
          expect(shown, 'is shown').toBe(wanted);
          if (everything) await noteThings(page, brand, things);
          for (const theme of themes) {
            await show(page, theme);
            found.push(...(await auditPage(page)).map((fault) => `${path} (${theme}): ${fault}`));
          }
          looked.push(`${id}${path}`);
          found.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
        }
      };
      const pagesFor = (user: (typeof users)[number], paths: readonly string[]): string[] =>
        paths.filter((it) => userOf(brand, it) === user);
      const pages = pagesOf(brand, width);
      for (const user of users) await lookAt(pagesFor(user, pages), user && personas[user]);
      if (everything) {
        for (const user of users)
          await lookAt(pagesFor(user, [...things.values()]), user && personas[user], true);
        const first = pages.filter((it) => matchAddress(brand, it)?.language === brand.defaultLanguage);
        const known = new Set<string>(personasOf(brand).map(({ id }) => id));
        for (const [user, persona] of others)
          if (known.has(persona)) await lookAt(pagesFor(user, first), persona, true);
      }
      expect(found).toEqual([]);
      clean.set(width, { pages: looked, views: looked.length * themes.length });
    },
  );
}
