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

/** The brand with the fewest pages, all of which are audited. */
const smallest = 'ribera';
const everything = process.env['FULL'] === '1';

function pathOf({ pattern, route }: PageAddress): string {
  const path = pattern.replaceAll(/\{\w+\}/g, 'abc-1');
  // Without an answer of the identity provider, the page redirects at once.
  return route === 'sso' ? `${path}?respuesta=abc-1` : path;
}

/** One address of each page of a brand, in each language; the one that clears the browser comes last. */
function allPages(brand: Brand): string[] {
  const pages = new Map<string, string>();
  for (const address of addresses(brand)) {
    const key = [address.route, address.language, Object.values(address.params)].join(' ');
    if (address.canonical || !pages.has(key)) pages.set(key, pathOf(address));
  }
  const signsOut = ([key]: [string, string]): boolean => key.startsWith('logout ');
  return [...pages].sort((a, b) => Number(signsOut(a)) - Number(signsOut(b))).map(([, path]) => path);
}

/** Pages with texts that every brand writes itself. */
const ownTexts = (brand: Brand): string[] =>
  legalRoutes.map((route) => href(brand, route, brand.defaultLanguage));

function pagesOf(brand: Brand, width: number): string[] {
  if (everything || brand.id === smallest) return allPages(brand);
  return [...new Set([...typicalPages(brand), ...(width > 768 ? ownTexts(brand) : [])])];
}

/**
 * Pages of signed-in visitors in the brand's own language, without those of a single record: every second one in a
 * narrow window, the others in a wide one.
 */
function signedInPages(brand: Brand, width: number): string[] {
  const paths = allPages(brand).filter((path) => {
    const match = matchAddress(brand, path);
    return (
      match?.language === brand.defaultLanguage &&
      match.route !== redirectingRoute &&
      !path.includes('abc-1') &&
      userOf(brand, path) !== undefined
    );
  });
  return paths.filter((_, index) => index % widths.length === widths.indexOf(width));
}

/** Route that redirects a visitor without session and link to the access page. */
const redirectingRoute: RouteId = 'survey';

const widths = [360, 1280];
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Switches the page to a theme, like the page itself does. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, theme);
}

/** Records violations of the page's security policy, from the very beginning. */
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

/** Personas for whom the same pages look different: without data, of another kind, or with a problem. */
const others: readonly [Exclude<(typeof users)[number], undefined>, PersonaId][] = [
  ['Alumno', 'empty-student'],
  ['Alumno', 'graduate'],
  ['Empresa', 'problem-company'],
];

/** Records an address of each route with an id, from the links of the page. */
async function recordDetailPaths(page: Page, brand: Brand, detailPaths: Map<RouteId, string>): Promise<void> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).pathname));
  for (const path of new Set(links)) {
    const { route, language, params = {} } = matchAddress(brand, path) ?? {};
    const ids = Object.values(params);
    if (!route || language !== brand.defaultLanguage || ids.length === 0 || ids.includes('abc-1')) continue;
    if (!detailPaths.has(route)) detailPaths.set(route, path);
  }
}

/**
 * Defines the tests of a file that audits the pages of a brand with axe. There is a file for each brand, so
 * that workers and machines can share them.
 */
export function auditBrand(id: string): void {
  const { newPage, newPortal } = portalTest();
  const brand = builtBrand(id);
  /** Audited pages without findings, by window width. */
  const clean = new Map<number, Audited>();

  afterAll(() => {
    if (clean.size === widths.length) noteAudited(id, [...clean.values()]);
  });

  /** Opens a page in a browser, signed in as a persona or as nobody. */
  async function enter(portal: LivePortal, width: number, persona?: PersonaId): Promise<Page> {
    const viewport = { width, height: width < 768 ? 740 : 900 };
    const page = await newPage({ portal, viewport, undecided: true, faulty: true });
    await page.goto(portal.url('/robots.txt'));
    // During maintenance, pages are only visible with this key.
    await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey(id, 'godmode'));
    if (persona) await portal.signIn(page, persona);
    return page;
  }

  it.each(widths)(
    `${id} has accessible pages without faults, light and dark, in a window of %i px`,
    { timeout: 1_800_000 },
    async (width) => {
      const portal = await newPortal(id);
      const findings: string[] = [];
      const auditedPaths: string[] = [];
      let views = 0;
      const detailPaths = new Map<RouteId, string>();
      /** Audits pages as a persona; with `mayRedirect`, redirected pages are skipped. */
      const audit = async (
        paths: readonly string[],
        persona?: PersonaId,
        {
          mayRedirect = false,
          inThemes = themes,
        }: { mayRedirect?: boolean; inThemes?: readonly Theme[] } = {},
      ): Promise<void> => {
        const page = await enter(portal, width, persona);
        const faults = watchPage(page);
        await watchPolicy(page, faults);
        for (const path of paths) {
          await page.goto(portal.url(path));
          await hydrated(page);
          await menuReady(page);
          const wanted = path.replace(/\?.*/, '');
          const shown = new URL(page.url()).pathname;
          const isRedirectAllowed = mayRedirect || matchAddress(brand, path)?.route === redirectingRoute;
          if (isRedirectAllowed && shown !== wanted) continue;
          expect(shown, 'is shown').toBe(wanted);
          if (everything) await recordDetailPaths(page, brand, detailPaths);
          for (const theme of inThemes) {
            views += 1;
            await show(page, theme);
            findings.push(...(await auditPage(page)).map((fault) => `${path} (${theme}): ${fault}`));
          }
          auditedPaths.push(`${id}${path}`);
          findings.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
        }
      };
      const pagesFor = (user: (typeof users)[number], paths: readonly string[]): string[] =>
        paths.filter((path) => userOf(brand, path) === user);
      const pages = pagesOf(brand, width);
      for (const user of users) await audit(pagesFor(user, pages), user && personas[user]);
      if (everything) {
        for (const user of users)
          await audit(pagesFor(user, [...detailPaths.values()]), user && personas[user], {
            mayRedirect: true,
          });
        const first = pages.filter((path) => matchAddress(brand, path)?.language === brand.defaultLanguage);
        const known = new Set<string>(personasOf(brand).map(({ id }) => id));
        for (const [user, persona] of others)
          if (known.has(persona)) await audit(pagesFor(user, first), persona, { mayRedirect: true });
      } else {
        const further = signedInPages(brand, width).filter((path) => !pages.includes(path));
        const inThemes = [width > 768 ? 'light' : 'dark'] as const;
        for (const user of ['Alumno', 'Empresa'] as const)
          await audit(pagesFor(user, further), personas[user], { mayRedirect: true, inThemes });
      }
      expect(findings).toEqual([]);
      clean.set(width, { pages: auditedPaths, views });
    },
  );
}
