import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marks } from '#generator/render/dev/pseudo-language.ts';
import type { Page } from 'playwright';
import type { Brand } from '#core/brand/brand.ts';
import { addresses, matchAddress } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { type PersonaId, personaOf, personasOf } from '#sandbox/seed/personas.ts';
import {
  joinedTexts,
  isCut,
  KnownTexts,
  overflowingElements,
  outsideMarks,
  type ReadText,
  readTexts,
} from '../support/pages/pseudo-texts.ts';
import { bundleOf } from '../support/portal/bundles.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { phone, desktop, portalTest } from '../support/portal/portal-test.ts';
import { startPseudoPortal } from '../support/portal/pseudo-portal.ts';
import { userOf } from '../support/portal/stored-visitor.ts';

const { newPage } = portalTest();

const people: readonly (PersonaId | undefined)[] = [undefined, 'student', 'graduate', 'company'];

/** Spanish addresses of the pages of a type of user, except for those that lead to the university or sign out. */
function pagesFor(brand: Brand, user: ReturnType<typeof userOf>): string[] {
  return addresses(brand)
    .filter(
      ({ language, canonical, route }) =>
        language === 'es' && canonical && route !== 'logout' && route !== 'sso',
    )
    .map(({ pattern }) => pattern)
    .filter((path) => !/\{\w+\}/.test(path) && userOf(brand, path) === user);
}

/** Addresses of detail pages linked by the page. */
async function detailPathsOn(page: Page, brand: Brand): Promise<[RouteId, string][]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((them) => them.map((it) => (it as HTMLAnchorElement).pathname));
  return [...new Set(links)].flatMap((path): [RouteId, string][] => {
    const { route, params = {} } = matchAddress(brand, path) ?? {};
    return route && Object.keys(params).length > 0 ? [[route, path]] : [];
  });
}

/** Visits all pages as a persona, and one page of each detail route. */
async function walk(
  page: Page,
  portal: LivePortal,
  persona: PersonaId | undefined,
  look: (path: string) => Promise<void>,
) {
  const { brand } = portal;
  const user = persona && (personaOf(persona).kind === 'empresa' ? 'Empresa' : 'Alumno');
  const waiting = pagesFor(brand, user);
  const things = new Set<RouteId>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    await page.goto(portal.url(path));
    await hydrated(page);
    await menuReady(page);
    await page.waitForLoadState('networkidle');
    await look(path);
    for (const [route, thing] of await detailPathsOn(page, brand)) {
      if (things.has(route) || userOf(brand, thing) !== user) continue;
      things.add(route);
      waiting.push(thing);
    }
  }
}

describe.each(['montclar', 'meridia'])('the portal of %s in the pseudo-language', (id) => {
  it(
    'shows no text that is untranslated, concatenated, cut off or too long',
    { timeout: 1_800_000 },
    async () => {
      const portal = await startPseudoPortal(id);
      const found = new Set<string>();
      const spoken = new Set<string>();
      try {
        const present = new Set<string>(personasOf(portal.brand).map((it) => it.id));
        for (const persona of people) {
          if (persona && !present.has(persona)) continue;
          const page = await newPage({ portal, viewport: desktop, godmode: true, faulty: true });
          const known = new KnownTexts(portal.brand);
          known.watch(page);
          page.on('request', (request) => {
            const asked = request.headers()['accept-language'];
            if (asked !== undefined && new URL(request.url()).pathname.startsWith('/api/')) spoken.add(asked);
          });
          if (persona) await portal.signIn(page, persona);
          const read: (ReadText & { path: string })[] = [];
          await walk(page, portal, persona, async (path) => {
            for (const text of await readTexts(page)) read.push({ ...text, path });
            for (const viewport of [phone, desktop]) {
              await page.setViewportSize(viewport);
              for (const misfit of await overflowingElements(page))
                found.add(`${path} at ${viewport.width} px: ${misfit}`);
            }
          });
          await known.complete();
          for (const { text, at, path } of read) {
            for (const rest of outsideMarks(text))
              if (!known.has(rest)) found.add(`${path}: “${rest}” is not translated, in ${at}`);
            if (isCut(text)) found.add(`${path}: “${text}” is cut off, in ${at}`);
            if (joinedTexts.test(text)) found.add(`${path}: “${text}” is put together, in ${at}`);
          }
          await page.close();
        }
      } finally {
        await portal.close();
      }
      expect([...found]).toEqual([]);
      expect([...spoken]).toEqual(['es']);
    },
  );
});

it('the pseudo-language is in no bundle', () => {
  const site = join(bundleOf('montclar'), 'site');
  const files = globSync('**/*.{html,js,json}', { cwd: site });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(join(site, file), 'utf8').includes(marks.start))).toEqual([]);
});
