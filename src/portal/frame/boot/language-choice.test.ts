import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/i18n/languages.ts';
import { addresses, canonicalPattern, matchAddress, type PortalRouting } from '#core/routing/addresses.ts';
import type { PageAddresses } from '#core/routing/page-addresses.ts';
import { type RouteId, routeById, routes } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { addressInStoredLanguage } from './language-choice.ts';

const portals: PortalRouting[] = [
  { languages: ['es', 'ca', 'en'], defaultLanguage: 'es' },
  { languages: ['ca', 'es', 'en'], defaultLanguage: 'ca' },
  { languages: ['en', 'ca'], defaultLanguage: 'en' },
  { languages: ['es'], defaultLanguage: 'es' },
].map((languages) => ({
  ...(languages as Pick<PortalRouting, 'languages' | 'defaultLanguage'>),
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
}));

function pageOf(portal: PortalRouting, route: RouteId, language: Language): PageAddresses {
  const { variants } = routeById(route);
  return {
    language,
    defaultLanguage: portal.defaultLanguage,
    alternates: Object.fromEntries(
      portal.languages.map((each) => [each, canonicalPattern(portal, route, each)]),
    ),
    ...omitUndefined({ variants }),
  };
}

/** Follows the rule until there is no further redirect, as a browser would. */
function follow(portal: PortalRouting, path: string, stored: unknown) {
  const visited = [path];
  for (;;) {
    const match = matchAddress(portal, visited.at(-1) ?? '');
    if (!match) throw new Error(`No page at ${visited.at(-1)}`);
    const next = addressInStoredLanguage(
      pageOf(portal, match.route, match.language),
      visited.at(-1) ?? '',
      stored,
    );
    if (next === undefined) return { match, visited };
    visited.push(next);
    if (visited.length > 3) throw new Error(`Loop: ${visited.join(' ')}`);
  }
}

const visit = fc.constantFrom(...portals).chain((portal) =>
  fc.tuple(
    fc.constant(portal),
    fc
      .constantFrom(...addresses(portal))
      .map(({ pattern }) => pattern.replace(/\{\w+\}/, encodeURIComponent('Ñ/50 %'))),
  ),
);

describe('the language of a visit', () => {
  it('is reached in at most one step, whatever is stored, on the same page with the same parameters', () => {
    const junk = fc.oneof(
      fc.constantFrom('es', 'ca', 'en', 'ES', ' ca', '__proto__', 'constructor', ''),
      fc.anything(),
    );
    fc.assert(
      fc.property(visit, junk, ([portal, path], stored) => {
        const before = matchAddress(portal, path);
        const { match, visited } = follow(portal, path, stored);
        expect(visited.length).toBeLessThanOrEqual(2);
        expect({ route: match.route, params: match.params }).toEqual({
          route: before?.route,
          params: before?.params,
        });
      }),
      { numRuns: 200 },
    );
  });

  it('is the stored one on every address without language segment', () => {
    fc.assert(
      fc.property(visit, fc.constantFrom<Language>('es', 'ca', 'en'), ([portal, path], stored) => {
        const segment = portal.languages.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
        const expected =
          segment ?? (portal.languages.includes(stored) ? stored : matchAddress(portal, path)?.language);
        expect(follow(portal, path, stored).match.language).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('changes nothing on the page for unknown addresses, which has a script of its own', () => {
    const page = pageOf(portals[0] as PortalRouting, 'not-found', 'es');
    expect(addressInStoredLanguage(page, '/no-such-page', 'ca')).toBeUndefined();
    expect(addressInStoredLanguage(page, '/404', 'ca')).toBe('/ca/404');
  });
});
