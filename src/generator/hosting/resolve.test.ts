import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#core/i18n/languages.ts';
import {
  addresses,
  canonicalPattern,
  isShell,
  matchAddress,
  type PortalRouting,
} from '#core/routing/addresses.ts';
import { offerTypes } from '#core/routing/offer-types.ts';
import { routeById, routes } from '#core/routing/table.ts';
import { fileOfAddress } from './served-file.ts';
import { resolvePath } from './resolve.ts';
import { computeHostRules } from './rules.ts';

/** Routings of all kinds of brands: any languages in any order, any routes left out. */
const routings = fc
  .record({
    languages: fc.shuffledSubarray([...languages], { minLength: 1 }),
    routes: fc.subarray(
      routes.map((route) => route.id),
      { minLength: 30 },
    ),
    specificLogins: fc.constantFrom([], ['erasmus'], ['erasmus', 'master-2']),
  })
  .chain((rest) =>
    fc
      .constantFrom(...rest.languages)
      .map((defaultLanguage): PortalRouting => ({ ...rest, defaultLanguage })),
  );

/**
 * Ids as a server may give them, without the two names that no browser sends as a path segment. `index.html` is missing
 * on purpose: a host takes that id for the file.
 */
const ids = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom('practicas', 'empresas', 'a/b', '50 %', '.env', 'x.html', '404.html', '%2F'),
  )
  .filter((id) => id !== '.' && id !== '..' && id.isWellFormed());

/** Paths similar to the portal's: its patterns with ids for parameters, some with one segment altered. */
const pathsNear = (routing: PortalRouting) =>
  fc
    .record({
      pattern: fc.constantFrom(
        ...addresses(routing).map((address) => address.pattern),
        ...routes.flatMap((route) => Object.values(route.paths)),
      ),
      id: ids,
      changed: fc.option(fc.nat(3), { freq: 4 }),
      segment: fc.option(fc.constantFrom(...languages), { freq: 4 }),
      slash: fc.boolean(),
    })
    .map(({ pattern, id, changed, segment, slash }) => {
      const value = encodeURIComponent(id);
      const parts = pattern.replaceAll(/\{\w+\??\}/g, () => value).split('/');
      if (changed !== null && changed > 0 && changed < parts.length) parts[changed] = value;
      if (segment !== null) parts.splice(1, 0, segment);
      const path = parts.join('/').replace(/\/$/, '');
      return slash ? `${path}/` : path || '/';
    });

function modelHost(routing: PortalRouting) {
  const rules = computeHostRules(routing, { id: 'b', name: 'B' });
  const allAddresses = addresses(routing);
  const pages = new Map(allAddresses.map((it) => [fileOfAddress(it), it]));
  const files = new Set([...pages.keys(), '404.html']);
  return { rules, pages, files };
}

/** The page that a host following the rules shows, as route and language. */
function pageOnHost(routing: PortalRouting, path: string): string | undefined {
  const { rules, pages, files } = modelHost(routing);
  const resolution = resolvePath(rules, path, (file) => files.has(file));
  const page = resolution.status === 200 ? pages.get(resolution.file) : undefined;
  return page && `${page.route} ${page.language}`;
}

/**
 * A second implementation from the documented rules of addresses, with regular expressions: the page whose address
 * matches a path.
 */
function pageByTheBook(routing: PortalRouting, path: string): string | undefined {
  const matches: { page: string; parameters: number }[] = [];
  const [, segment, rest] = new RegExp(`^/(${languages.join('|')})(?=/|$)(.*)$`).exec(path) ?? [];
  for (const route of routes.filter((candidate) => routing.routes.includes(candidate.id))) {
    const patternFor = (language: Language, requested: string): RegExp | undefined => {
      const routePath = routeById(route.id).paths[language];
      let source = routePath.replace('{type?}', `(?:${newOfferTypes(language).join('|')})`);
      if (routePath.includes('?') && /^\/[^/]+\/?$/.test(requested))
        source = routePath.replace('/{type?}', '');
      if (route.id === 'login-specific')
        source = routePath.replace('{id}', `(?:${routing.specificLogins.join('|') || '(?!)'})`);
      const pattern = new RegExp(`^${source.replace(/\{\w+\}/, '[^/]+')}/?$`);
      return pattern.test(requested) ? pattern : undefined;
    };
    const dynamic = route.id !== 'login-specific' && /\{\w+\}/.test(route.paths.es) ? 1 : 0;
    if (segment && routing.languages.includes(segment as Language)) {
      if (patternFor(segment as Language, rest || '/'))
        matches.push({ page: `${route.id} ${segment}`, parameters: dynamic });
    }
    const matching = routing.languages.filter((language) => patternFor(language, path));
    const [first] = matching;
    if (!first) continue;
    const owners = matching.filter((language) => !foreignType(language, path));
    const preferred = owners.length > 0 ? owners : matching;
    const language = preferred.includes(routing.defaultLanguage)
      ? routing.defaultLanguage
      : (preferred[0] ?? first);
    matches.push({ page: `${route.id} ${language}`, parameters: dynamic });
  }
  return matches.toSorted((a, b) => a.parameters - b.parameters)[0]?.page;
}

const ownTypes = (language: Language): string[] => offerTypes.map((type) => type[language]);
const newOfferTypes = (language: Language): string[] => [...ownTypes(language), ...ownTypes('es')];
const formAddresses = Object.values(routeById('new-offer').paths).map((path) => path.replace('{type?}', ''));
const foreignType = (language: Language, path: string): boolean =>
  formAddresses.some((address) => path.startsWith(address) && path.length > address.length) &&
  !ownTypes(language).some((type) => path.replace(/\/$/, '').endsWith(`/${type}`));

describe('a host that follows the rules', () => {
  it('shows the page that the portal itself finds for a path', () => {
    fc.assert(
      fc.property(
        routings.chain((routing) => fc.tuple(fc.constant(routing), pathsNear(routing))),
        ([routing, path]) => {
          const match = matchAddress(routing, path);
          expect(pageOnHost(routing, path)).toBe(match && `${match.route} ${match.language}`);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shows the page that the second implementation finds', () => {
    fc.assert(
      fc.property(
        routings.chain((routing) => fc.tuple(fc.constant(routing), pathsNear(routing))),
        ([routing, path]) => {
          expect(pageOnHost(routing, path)).toBe(pageByTheBook(routing, path));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('serves the shell of every dynamic route, in every language and with and without a slash', () => {
    const routing: PortalRouting = {
      languages: ['es', 'ca', 'en'],
      defaultLanguage: 'ca',
      routes: routes.map((route) => route.id),
      specificLogins: [],
    };
    const { rules, files } = modelHost(routing);
    const dynamic = [
      ...new Set(
        addresses(routing)
          .filter(isShell)
          .map((address) => address.route),
      ),
    ];
    expect(dynamic.length).toBeGreaterThan(10);
    for (const route of dynamic) {
      for (const language of routing.languages) {
        const path = canonicalPattern(routing, route, language).replaceAll(/\{\w+\}/g, 'a%2Fb');
        for (const requested of [path, `${path}/`]) {
          const expected = {
            status: 200,
            file: `_shell/${matchAddress(routing, path)?.language}/${route}/index.html`,
          };
          expect(resolvePath(rules, requested, (file) => files.has(file))).toEqual(expected);
        }
      }
    }
  });

  const site = new Set([
    'index.html',
    '404.html',
    'login/index.html',
    'robots.txt',
    '_shell/es/event/index.html',
  ]);
  const rules = computeHostRules(
    { languages: ['es'], defaultLanguage: 'es', routes: ['login', 'event', 'home'], specificLogins: [] },
    { id: 'b', name: 'B' },
  );
  const resolve = (path: string) => resolvePath(rules, path, (file) => site.has(file));

  it('prefers a file over a rewrite', () => {
    const listed = resolvePath(rules, '/eventos/hoy', (file) => file === 'eventos/hoy/index.html');
    expect(listed).toEqual({ status: 200, file: 'eventos/hoy/index.html' });
  });

  it.each([
    '/nothing',
    '/login/index.htm',
    '/robots.txt/',
    '/404.html',
    '/eventos/a/b',
    '//login',
    '/login//',
  ])('does not find %s', (path) => {
    expect(resolve(path)).toEqual({ status: 404, file: '404.html' });
  });

  it.each([
    '/../login',
    '/x/../login',
    '/%2e%2e/login',
    '/eventos/..',
    '/eventos/%2E%2E',
    '/login%2Findex.html',
  ])('resolves %s to no file', (path) => {
    expect(resolve(path)).toEqual({ status: 404, file: '404.html' });
  });

  it('rejects a path that is not valid percent-encoding', () => {
    expect(resolve('/eventos/%E0%A4%A')).toEqual({ status: 400 });
    expect(resolve('http://elsewhere/')).toEqual({ status: 400 });
  });
});
