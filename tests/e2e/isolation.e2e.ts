import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { languages } from '#core/i18n/languages.ts';
import { areas } from '#core/i18n/messages.ts';
import { addresses } from '#core/routing/addresses.ts';
import { type RouteId, routes } from '#core/routing/table.ts';
import { builtBrands, bundleOf } from '../support/portal/bundles.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';

const brands = builtBrands();
const byId = brands.map((brand) => [brand.id, brand] as const);

const isText = (file: string): boolean => /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

/** Files with provinces and towns, some of which share the name of a brand. */
const isGazetteer = (file: string): boolean =>
  file.includes('/_towns/') || file.endsWith(chunkOf('../core/contract/location/provinces.ts'));

const productFiles = new Set<string>(['offline', ...areas]);

/**
 * Files of the product: texts for some pages, named after their areas, and the style sheet; brands without own wording have them
 * unchanged.
 */
const isOfProduct = (file: string): boolean => {
  const [name = ''] = file.replace('site/_brand/', '').split('.');
  return name.split('_').every((area) => productFiles.has(area));
};

/** Files of a brand's bundle, by path. */
function filesOf(id: string): Map<string, Buffer> {
  const bundle = bundleOf(id);
  return new Map(
    readdirSync(bundle, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(bundle, path), readFileSync(path)]),
  );
}

/** Distinct texts of the bundle: many addresses have the same page. */
function textsOf(id: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, content] of filesOf(id)) {
    const text = isText(file) ? content.toString() : '';
    if (text && !texts.has(text)) texts.set(text, file);
  }
  return new Map([...texts].map(([text, file]) => [file, text]));
}

/** Identifying marks of a brand; white and black belong to nobody. */
function marksOf({ id, settings }: Brand): string[] {
  const text = JSON.stringify(settings).replaceAll(/#(?:f{6}|0{6})/gi, '');
  const { nombre, institucion, colores, legal, contacto, dominio_produccion: domain } = settings;
  return [
    ...[id, nombre, institucion, domain, legal?.titular, legal?.nif, legal?.numeroAgenciaColocacion],
    ...[contacto.telefono, contacto.direccion, colores.primario, colores.secundario, settings.analyticsId],
    ...(text.match(/[\w.-]+@[\w.-]+/g) ?? []),
    ...(text.match(/(?<=https:\/\/)[\w.-]+/g) ?? []),
    ...(text.match(/#[0-9a-f]{6}\b/gi) ?? []),
  ].filter((mark): mark is string => mark !== undefined && mark !== '');
}

/** Whether a text contains a mark as a whole word. */
function standsIn(text: string, mark: string): boolean {
  const literal = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Documented boolean settings. */
function flagsOf({ settings }: Brand): [string, boolean][] {
  return [...Object.entries(settings), ...Object.entries(settings.modulos)].filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
}

it('the brands have opposite values in every boolean setting', () => {
  const values = new Map<string, Set<boolean>>();
  for (const [name, value] of brands.flatMap(flagsOf))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  expect(values.size).toBeGreaterThan(40);
  // `ownstyles` is a file or off; the sandbox of every brand takes idempotency keys and ends sessions.
  const exceptions = ['ownstyles', 'apiIdempotencia', 'apiCierreSesion'];
  const alike = [...values]
    .filter(([name, both]) => both.size < 2 && !exceptions.includes(name))
    .map(([name]) => name);
  expect(alike).toEqual([]);
});

describe.each(byId)('the bundle of %s', (id, brand) => {
  const others = brands.filter((it) => it !== brand);

  it('names no other brand: no name, domain, address, colour', () => {
    const own = new Map([...textsOf(id)].filter(([file]) => !isGazetteer(file)));
    const all = [...own.values()].join('\n');
    expect(marksOf(brand).filter((mark) => standsIn(all, mark)).length).toBeGreaterThan(5);
    const known = new Set(marksOf(brand));
    const found = others
      .flatMap(marksOf)
      .filter((mark) => !known.has(mark))
      .flatMap((mark) =>
        [...own].filter(([, text]) => standsIn(text, mark)).map(([file]) => `${mark} in ${file}`),
      );
    expect(found).toEqual([]);
  });

  it('has no picture, icon, style sheet or data in common with another', () => {
    const hashes = (of: string): Map<string, string> =>
      new Map(
        [...filesOf(of)]
          .filter(([file]) => file.startsWith('site/_brand/') || file === 'site/favicon.ico')
          .filter(([file]) => !isOfProduct(file))
          .map(([file, content]) => [createHash('sha256').update(content).digest('hex'), file]),
      );
    const own = hashes(id);
    expect(own.size).toBeGreaterThan(8);
    for (const other of others) {
      const common = [...hashes(other.id)].filter(([hash]) => own.has(hash)).map(([, file]) => file);
      expect(common, other.id).toEqual([]);
    }
  });

  it('has no script or style that no page loads', () => {
    const own = filesOf(id);
    const files = [...own.keys()].filter((file) => file.startsWith('site/_astro/'));
    const texts = [...textsOf(id)];
    expect(files.length).toBeGreaterThan(5);
    const unused = files.filter((file) => {
      const name = file.slice('site/_astro/'.length);
      return !texts.some(([other, text]) => other !== file && text.includes(name));
    });
    expect(unused).toEqual([]);
  });

  it('contains nothing about pages that the brand lacks', () => {
    const missing = routes.map((route): RouteId => route.id).filter((route) => !brand.routes.includes(route));
    const addressesOfMissing = addresses({ ...brand, languages, routes: missing });
    const paths = [...new Set(addressesOfMissing.map(({ pattern }) => pattern))].map((path) =>
      path.replace(/\{.*$/, '').replace(/\/$/, ''),
    );
    const kept = addresses(brand).map(({ pattern }) => pattern);
    const gone = paths.filter((path) => !kept.some((it) => it === path || it.startsWith(`${path}/`)));

    const files = [...filesOf(id).keys()];
    for (const path of gone)
      expect(
        files.filter((file) => file.startsWith(`site${path}/`)),
        path,
      ).toEqual([]);
    for (const route of missing)
      expect(
        files.filter((file) => /^site\/_shell\/\w+\/([^/]+)\//.exec(file)?.[1] === route),
        route,
      ).toEqual([]);

    const texts = [...textsOf(id)].filter(([file]) => !file.endsWith('.js'));
    for (const [file, text] of texts) {
      const named = gone.filter((path) => new RegExp(`(?<![\\w.-])${path}(?![\\w-])`).test(text));
      expect(named, file).toEqual([]);
      if (!file.includes('/data.')) continue;
      const data = JSON.parse(text) as { brand: { paths: object; titles: object } };
      expect(Object.keys(data.brand.paths), file).toEqual(brand.routes);
      expect(Object.keys(data.brand.titles), file).toEqual(brand.routes);
    }
  });
});
