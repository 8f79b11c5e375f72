import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minimalBrand } from '../../../tests/support/build/fixture-brands.ts';
import type { TemporaryBrands } from '../../../tests/support/build/fixture-brands.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { usualLimits } from '#generator/processes/limits.ts';
import { loadBrands } from './load-brands.ts';

let brands: TemporaryBrands;
beforeEach(() => {
  brands = minimalBrand();
});
afterEach(() => brands.remove());

/** Adds a copy of the minimal brand. */
function addBrand(id: string, extra = ''): void {
  const { brandsDir } = brands;
  cpSync(join(brandsDir, 'minimal'), join(brandsDir, id), { recursive: true });
  const text = readFileSync(join(brandsDir, id, 'brand.yaml'), 'utf8');
  writeFileSync(
    join(brandsDir, id, 'brand.yaml'),
    text
      .replace('id: minimal', `id: ${id}`)
      .replace(/^nombre: .*/m, `nombre: Portal ${id}`)
      .replace('practicas.minimo', `practicas.${id}`) + extra,
  );
}

function addBase(name: string, text: string): void {
  mkdirSync(join(brands.brandsDir, name));
  writeFileSync(join(brands.brandsDir, name, 'brand.yaml'), text);
}

describe('loading brands', () => {
  it('returns complete, deeply frozen brands', async () => {
    const {
      brands: [brand],
    } = await loadBrands({ brandsDir: brands.brandsDir });
    expect(brand).toMatchObject({ id: 'minimal', languages: ['es'], defaultLanguage: 'es' });
    expect(brand?.settings).toMatchObject({
      ownlogin: true,
      logoSize: 40,
      modulos: { practicas: true, sso: false },
      rangoNota: { min: 1, max: 4 },
      etiquetaHojaSemanal: { es: 'Anexo 7' },
    });
    expect(brand?.routes).toContain('job-offers');
    expect(brand?.routes).not.toContain('registration');
    expect(Object.isFrozen(brand?.settings.modulos)).toBe(true);
  });

  it('loads the other brands if one is broken', async () => {
    addBrand('roto', 'colours: red\n');
    addBrand('sano');
    const { brands: good, problems } = await loadBrands({ brandsDir: brands.brandsDir });
    expect(good.map(({ id }) => id)).toEqual(['minimal', 'sano']);
    expect(problems.map(({ code, brands: ids }) => [code, ids])).toEqual([['unknown-key', ['roto']]]);
  });

  it('aborts a style sheet that never ends, and reads the others', async () => {
    for (const id of ['antes', 'mal', 'tras']) addBrand(id, id === 'mal' ? 'ownstyles: assets/x.scss\n' : '');
    writeFileSync(join(brands.brandsDir, 'mal/assets/x.scss'), '@while true { }');
    const limits = { ...usualLimits, seconds: 2 };
    const { brands: good, problems } = await loadBrands({ brandsDir: brands.brandsDir, limits });
    expect(problems).toMatchObject([{ code: 'unworkable-file', brands: ['mal'] }]);
    expect(problems[0]?.what.en).toContain('takes too long');
    expect(brands.readable(problems[0]?.location?.file ?? '')).toBe('brands/mal/assets/x.scss');
    expect(good.map(({ id }) => id)).toEqual(['antes', 'minimal', 'tras']);
  });

  // Sass takes between milliseconds and minutes to unwind a full stack: the time limit may end it first.
  it('reports a Sass function with infinite recursion', async () => {
    addBrand('mal', 'ownstyles: assets/x.scss\n');
    const sass = '@function f($x) { @return f($x) }\na { b: f(1) }';
    writeFileSync(join(brands.brandsDir, 'mal/assets/x.scss'), sass);
    const { brands: good, problems } = await loadBrands({ brandsDir: brands.brandsDir });
    expect(problems).toMatchObject([{ brands: ['mal'] }]);
    expect(['invalid-style', 'unworkable-file']).toContain(problems[0]?.code);
    expect(good.map(({ id }) => id)).toEqual(['minimal']);
  });

  it.each(['brand.yaml', 'messages/es.yaml', 'content/es/aviso-legal.md'])(
    'does not follow a link out of the brand: %s',
    async (name) => {
      const secret = join(brands.brandsDir, '../secreto');
      writeFileSync(secret, 'clave: "no es de nadie\n');
      const path = join(brands.brandsDir, 'minimal', name);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      symlinkSync(secret, path);
      const { problems } = await loadBrands({ brandsDir: brands.brandsDir });
      expect(problems.map(({ code }) => code)).toEqual(['path-outside-brand']);
      expect(formatText(problems)).not.toContain('nadie');
    },
  );

  it.each(['messages', 'content', 'content/ca'])(
    'does not disclose file names in the target of a link out of the brand: %s',
    async (name) => {
      const elsewhere = join(brands.brandsDir, '../ajena');
      mkdirSync(elsewhere);
      writeFileSync(join(elsewhere, 'clave-de-nadie'), '');
      const path = join(brands.brandsDir, 'minimal', name);
      rmSync(path, { recursive: true, force: true });
      symlinkSync(elsewhere, path);
      const { problems } = await loadBrands({ brandsDir: brands.brandsDir });
      expect(problems.filter(({ code }) => code === 'path-outside-brand')).toMatchObject([
        { severity: 'error', what: { en: expect.stringContaining('This folder is a link') as string } },
      ]);
      expect(formatText(problems)).not.toContain('nadie');
    },
  );

  it
    .skipIf(process.platform === 'win32')
    .each(['brand.yaml', 'messages/es.yaml', 'content/es/aviso-legal.md', 'content/es/ayuda.md'])(
    'does not wait at a pipe, nor take it for a text: %s',
    async (name) => {
      const path = join(brands.brandsDir, 'minimal', name);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      execFileSync('mkfifo', [path]);
      const { problems } = await loadBrands({ brandsDir: brands.brandsDir });
      expect(problems.map(({ code }) => code)).toEqual(['not-a-file']);
    },
  );

  it('reports a mistake of a base once, at the base, with the affected brands', async () => {
    addBase('_comun', 'canDuplicarOferta: maybe\nlogoSize: 40\n');
    addBrand('uno', 'extends: _comun\n');
    addBrand('dos', 'extends: _comun\n');
    addBrand('tres', 'extends: _comun\ncanDuplicarOferta: true\n');
    const { brands: good, problems } = await loadBrands({ brandsDir: brands.brandsDir });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'wrong-type', brands: ['dos', 'uno'], location: { line: 1 } });
    expect(brands.readable(problems[0]?.location?.file ?? '')).toBe('brands/_comun/brand.yaml');
    expect(good.map(({ id }) => id)).toEqual(['minimal', 'tres']);
  });

  it('compares all brands for clashes, but reports only on the requested ones', async () => {
    addBrand('copia', 'dominiosPrueba: [practicas.minimo.example]\n');
    addBrand('roto', 'colours: red\n');
    const one = await loadBrands({ brandsDir: brands.brandsDir, only: ['minimal'] });
    expect(one.problems.map(({ code, brands: ids }) => [code, ids])).toEqual([
      ['duplicate-domain', ['copia', 'minimal']],
    ]);
    expect(one.brands).toEqual([]);
  });

  it('reports no missing setting if a base cannot be read', async () => {
    addBase('_comun', 'institucion: "Campus\n');
    addBrand('uno', 'extends: _comun\n');
    const path = join(brands.brandsDir, 'uno', 'brand.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^institucion.*\n/m, ''));
    const { problems } = await loadBrands({ brandsDir: brands.brandsDir, only: ['uno'] });
    expect(problems.map(({ code }) => code)).toEqual(['invalid-yaml']);
  });

  it('makes a hidden field not required', async () => {
    addBrand('oculta', 'campos:\n  oferta:\n    titulo: { visible: false }\n');
    const { brands: all } = await loadBrands({ brandsDir: brands.brandsDir, only: ['oculta'] });
    expect(all[0]?.settings.campos.oferta.titulo).toEqual({
      visible: false,
      editable: true,
      required: false,
    });
  });

  it('turns unfinished parts into errors for a release, and nothing else', async () => {
    addBrand('sin-guias', 'modulos: { guias: false }\n');
    addBrand('avisada', 'cookieyes: abc123\n');
    const draft = await loadBrands({ brandsDir: brands.brandsDir });
    expect(draft.problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['third-party-before-consent', 'warning'],
      ['storage-table', 'warning'],
      ['unlinked-page', 'warning'],
    ]);
    expect(draft.brands).toHaveLength(3);
    const release = await loadBrands({ brandsDir: brands.brandsDir, release: true });
    expect(release.problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['third-party-before-consent', 'warning'],
      ['storage-table', 'error'],
      ['unlinked-page', 'error'],
    ]);
    expect(release.brands.map(({ id }) => id)).toEqual(['minimal']);
  });

  it('resolves the same brand whether or not it is unfinished, and on any day', async () => {
    addBrand('vieja', "legal: { fechaRevisionAccesibilidad: '2026-01-15' }\n");
    const loadAt = async (today: string) =>
      loadBrands({ brandsDir: brands.brandsDir, only: ['vieja'], today });
    const [before, after] = [await loadAt('2026-11-22'), await loadAt('2027-11-22')];
    expect([before.problems, after.problems.map(({ code }) => code)]).toEqual([[], ['review-date']]);
    expect(after.brands).toEqual(before.brands);
  });
});
