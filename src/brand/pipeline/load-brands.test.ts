import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minimalBrand } from '../../../tests/support/fixture-brands.ts';
import type { TemporaryBrands } from '../../../tests/support/fixture-brands.ts';
import { loadBrands } from './load-brands.ts';

let brands: TemporaryBrands;
beforeEach(() => {
  brands = minimalBrand();
});
afterEach(() => brands.remove());

/** A second brand like the minimal one. */
function addBrand(id: string, extra = ''): void {
  const { brandsDir } = brands;
  cpSync(join(brandsDir, 'minimal'), join(brandsDir, id), { recursive: true });
  const text = readFileSync(join(brandsDir, id, 'brand.yaml'), 'utf8');
  writeFileSync(
    join(brandsDir, id, 'brand.yaml'),
    text.replace('id: minimal', `id: ${id}`).replace('practicas.minimo', `practicas.${id}`) + extra,
  );
}

function addBase(name: string, text: string): void {
  mkdirSync(join(brands.brandsDir, name));
  writeFileSync(join(brands.brandsDir, name, 'brand.yaml'), text);
}

describe('loading brands', () => {
  it('gives complete brands, frozen to the last setting', async () => {
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

  it('never lets a broken brand stop the others', async () => {
    addBrand('roto', 'colours: red\n');
    addBrand('sano');
    const { brands: good, problems } = await loadBrands({ brandsDir: brands.brandsDir });
    expect(good.map(({ id }) => id)).toEqual(['minimal', 'sano']);
    expect(problems.map(({ code, brands: ids }) => [code, ids])).toEqual([['unknown-key', ['roto']]]);
  });

  it('reports a mistake of a base once, at the base, with the brands that it affects', async () => {
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

  it('looks at all brands for clashes, but tells only of those asked for', async () => {
    addBrand('copia', 'dominiosPrueba: [practicas.minimo.example]\n');
    addBrand('roto', 'colours: red\n');
    const one = await loadBrands({ brandsDir: brands.brandsDir, only: ['minimal'] });
    expect(one.problems.map(({ code, brands: ids }) => [code, ids])).toEqual([
      ['duplicate-domain', ['copia', 'minimal']],
    ]);
    expect(one.brands).toEqual([]);
  });

  it('says nothing is missing when a base, which may have it, cannot be read', async () => {
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
});
