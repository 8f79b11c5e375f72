import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { RouteId } from '#core/routing/table.ts';
import { formatRecords } from '#generator/render/reuse/page-records.ts';
import { tempFolder } from '../../../tests/support/build/temp-brand.ts';
import { touchedPages } from './touched-pages.ts';

const routes = ['login', 'cv', 'new-offer'] as const satisfies readonly RouteId[];

interface Content {
  settings?: Record<string, unknown>;
  /** Values found by reads of the build. */
  found?: Record<string, string>;
  /** Reads of pages besides those that all have. */
  reads?: Partial<Record<RouteId, string[]>>;
  texts?: Partial<Record<RouteId, string>>;
  description?: string;
  routes?: readonly RouteId[];
  renderer?: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A bundle whose pages have their own scripts; the script of the CV reads a setting when it is loaded. */
function bundle({
  settings = {},
  found = {},
  reads = {},
  texts = {},
  description = '',
  routes: own = routes,
  renderer = 'renderer',
}: Content = {}): string {
  const data = JSON.stringify({ brand: { settings }, messages: {} });
  const address = `/_brand/data.es.${sha256(data).slice(0, 10)}.json`;
  const html = (route: RouteId): string =>
    `<meta content="${description}"><aside class="dated-notices">${description}</aside><p>${texts[route] ?? ''}</p>` +
    `<script>"${address}"</script><script src="/_astro/${route}.AAAA1111.js"></script>`;
  const records = formatRecords({
    renderer,
    found: new Map(Object.entries({ '/brand/settings/nombre': '"Uno"', ...found })),
    late: new Map([['/_brand/data.es.late.json', address]]),
    pages: own.map((route) => ({
      route,
      language: 'es',
      file: `${route}.html`,
      size: 1,
      sha256: '',
      reads: ['/brand/settings/nombre', ...(reads[route] ?? [])],
      links: [],
    })),
  });
  return tempFolder({
    'pages.json': records,
    'provenance.json': JSON.stringify({
      subject: [{ name: 'pages.json', digest: { sha256: sha256(records) } }],
    }),
    ...Object.fromEntries(own.map((route) => [`site/${route}.html`, html(route)])),
    [`site${address}`]: data,
    'site/_astro/login.AAAA1111.js': '',
    'site/_astro/cv.AAAA1111.js': 'import("./grades.CCCC3333.js")',
    'site/_astro/grades.CCCC3333.js': 'let{rangoNota:e}=t',
    'site/_astro/new-offer.AAAA1111.js': 'e.rangoNotas',
  });
}

const touched = (before: Content, after: Content): string[] =>
  (touchedPages(bundle(before), bundle(after)) ?? expect.fail('There are no records')).pages.map(
    ({ route, isVisible }) => (isVisible ? route : `${route} unseen`),
  );

it('are none if nothing has changed', () => {
  expect(touched({}, {})).toEqual([]);
});

it('are those that read what has changed', () => {
  const reads = { 'new-offer': ['/public/es/fields/oferta/hidden'] };
  const found = (hidden: string) => ({ reads, found: { '/public/es/fields/oferta/hidden': hidden } });
  expect(touched(found('[]'), found('["plazas"]'))).toEqual(['new-offer']);
});

it('are those whose scripts read a changed setting, also in a script that is loaded later', () => {
  expect(touched({ settings: { rangoNota: 10 } }, { settings: { rangoNota: 4 } })).toEqual(['cv']);
  expect(touched({ settings: { emailInscripcion: 10 } }, { settings: { emailInscripcion: 4 } })).toEqual([]);
});

it('are seen only where more than dated notices and facts for search engines differ', () => {
  const read = '/brand/settings/descripcion';
  const content = (text: string, more: Content = {}): Content => ({
    found: { [read]: text },
    reads: { login: [read], cv: [read] },
    description: text,
    ...more,
  });
  expect(touched(content('a'), content('b', { texts: { cv: 'b' } }))).toEqual(['login unseen', 'cv']);
});

it('are those with other HTML where the code is another', () => {
  expect(touched({}, { renderer: 'other', texts: { login: 'b' } })).toEqual(['login']);
});

it('are new pages', () => {
  expect(touched({ routes: ['login'] }, { routes: ['login', 'cv'] })).toEqual(['cv']);
});

it('are unknown without the records of both bundles', () => {
  expect(touchedPages(tempFolder({}), bundle())).toBeUndefined();
});
