import { expect, it } from 'vitest';
import { canonicalPattern, type PortalRouting } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import { tempFolder } from '../../tests/support/build/temp-brand.ts';
import { reachedPages } from './reached-pages.ts';

const routes = ['login', 'cv', 'new-offer', 'placement-offer'] as const satisfies readonly RouteId[];

const portal: PortalRouting = { languages: ['es'], defaultLanguage: 'es', routes, specificLogins: [] };

interface Content {
  settings?: Record<string, unknown>;
  fields?: Record<string, unknown>;
  messages?: Record<string, string>;
  titles?: Record<string, string>;
  /** Changed text of a page. */
  texts?: Partial<Record<RouteId, string>>;
  /** Changed head of every page. */
  description?: string;
}

/** A bundle in which only the new offer and the CV have their own scripts. */
function bundle({
  settings = {},
  fields = {},
  messages = {},
  titles = {},
  texts = {},
  description,
}: Content = {}): string {
  const data = JSON.stringify({ brand: { titles, settings, fields }, messages });
  const hash = [...data]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ffff_ffff, 7)
    .toString(16);
  const page = (route: RouteId): string =>
    `<title>x</title><meta name="description" content="${description}"><p>${texts[route] ?? 'Hola'}</p>` +
    `<link href="/_brand/data.es.${hash}.json"><script src="/_astro/${route}.AAAA1111.js"></script>`;
  const files = routes.map((route) => {
    const path = canonicalPattern(portal, route, 'es').replace('/{type?}', '');
    return [
      path.includes('{') ? `site/_shell/es/${route}/index.html` : `site${path}/index.html`,
      page(route),
    ];
  });
  return tempFolder({
    ...Object.fromEntries(files),
    [`site/_brand/data.es.${hash}.json`]: data,
    'site/_astro/login.AAAA1111.js': 'import"./frame.BBBB2222.js"',
    'site/_astro/frame.BBBB2222.js': 'e.menuAlumno;t(`frame.home`)',
    'site/_astro/cv.AAAA1111.js': 'import("./grades.CCCC3333.js")',
    'site/_astro/grades.CCCC3333.js': 'let{rangoNota:e}=t',
    'site/_astro/new-offer.AAAA1111.js': 'e.rangoNotas;a.limitesJornada',
    'site/_astro/placement-offer.AAAA1111.js': '',
    'hosting/rules.json': JSON.stringify({
      notFound: { status: 404, file: '404.html' },
      rewrites: [
        {
          pattern: canonicalPattern(portal, 'placement-offer', 'es'),
          file: '_shell/es/placement-offer/index.html',
        },
      ],
    }),
  });
}

const reached = (before: Content, after: Content): RouteId[] => {
  const isReached = reachedPages(bundle(before), bundle(after), portal);
  return routes.filter(isReached);
};

it('lists no page if only invisible parts differ', () => {
  expect(reached({}, {})).toEqual([]);
  expect(reached({ description: 'one' }, { description: 'other' })).toEqual([]);
});

it('are those with another text, also behind an address with an id', () => {
  expect(reached({}, { texts: { login: 'Adiós' } })).toEqual(['login']);
  expect(reached({}, { texts: { 'placement-offer': 'Adiós' } })).toEqual(['placement-offer']);
});

it('are those whose scripts read a changed setting, also in a script that is loaded later', () => {
  expect(reached({ settings: { rangoNota: 10 } }, { settings: { rangoNota: 4 } })).toEqual(['cv']);
  expect(reached({ settings: { limitesJornada: 5 } }, { settings: { limitesJornada: 6 } })).toEqual([
    'new-offer',
  ]);
  expect(reached({ settings: { menuAlumno: 'a' } }, { settings: { menuAlumno: 'b' } })).toEqual(['login']);
});

it('are those with the fields of a changed group', () => {
  const flags = (hidden: string[]) => ({ fields: { oferta: { hidden }, personales: { hidden: [] } } });
  expect(reached(flags([]), flags(['plazas']))).toEqual(['new-offer', 'placement-offer']);
});

it('are those whose scripts show a changed text', () => {
  expect(reached({ messages: { 'frame.home': 'a' } }, { messages: { 'frame.home': 'b' } })).toEqual([
    'login',
  ]);
});

it('are all for what any page may show', () => {
  expect(reached({ titles: { cv: 'CV' } }, { titles: { cv: 'Mi CV' } })).toEqual([...routes]);
});
