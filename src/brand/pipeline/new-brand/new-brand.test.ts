import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../tests/support/temp-brand.ts';
import { loadBrands } from '../load-brands.ts';
import { idMistake } from './brand-id.ts';
import { createBrand } from './create-brand.ts';

describe('a new brand', () => {
  test('is whole and without a problem, beside another one and with or without the common base', async () => {
    for (const files of [{}, { '_base/brand.yaml': 'modoOscuro: sistema\n' }]) {
      const brandsDir = tempFolder(files);
      createBrand(brandsDir, 'cierzo');
      createBrand(brandsDir, 'ebro-2');
      const { brands, problems } = await loadBrands({ brandsDir });
      expect(problems).toEqual([]);
      expect(brands.map(({ id }) => id)).toEqual(['cierzo', 'ebro-2']);
    }
  });

  test('takes its settings over from the common base where there is one', () => {
    const brandsDir = tempFolder({ '_base/brand.yaml': 'modoOscuro: sistema\n' });
    createBrand(brandsDir, 'cierzo');
    expect(readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8')).toContain('\nextends: _base\n');
  });

  test('begins with the line by which editors find the schema', () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo');
    const [line = ''] = readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8').split('\n');
    const schema = line.replace('# yaml-language-server: $schema=', '');
    expect(existsSync(resolve(brandsDir, 'cierzo', schema))).toBe(true);
  });

  test('marks in the settings and at the top of each legal page what has to be filled in', () => {
    const brandsDir = tempFolder({});
    const files = createBrand(brandsDir, 'cierzo');
    const read = (path: string): string => readFileSync(join(brandsDir, 'cierzo', path), 'utf8');
    expect(files[0]).toMatchObject({ path: 'brand.yaml' });
    expect(read('brand.yaml')).toMatch(/^dominio_produccion: .*# FILL IN/m);
    const pages = files.filter(({ path }) => path.endsWith('.md'));
    expect(pages).toHaveLength(5);
    for (const { path, marks } of pages) {
      expect(read(path)).toMatch(/^\*\*Por completar\.\*\*/);
      expect(marks).toBeGreaterThan(0);
    }
  });
});

describe('the id of a new brand', () => {
  test.each(['cierzo', 'uni2', 'a-b-3', 'a'.repeat(40)])('may be %s', (id) => {
    expect(idMistake(tempFolder({}), id)).toBeUndefined();
  });

  test.each([
    ['Universidad Túria', 'For example: universidad-turia'],
    ['_base', 'For example: base'],
    ['../cierzo', 'For example: cierzo'],
    ['a--b', 'For example: a-b'],
    ['2uni', 'For example: uni'],
    ['', 'begins with a letter'],
    ['a'.repeat(41), 'at most 40'],
    ['con', 'another meaning'],
    ['constructor', 'another meaning'],
    ['localhost', 'another meaning'],
  ])('cannot be %j', (id, words) => {
    expect(idMistake(tempFolder({}), id)).toContain(words);
  });

  test('cannot be that of a folder that exists, whose files stay as they are', () => {
    const brandsDir = tempFolder({ 'cierzo/brand.yaml': 'id: cierzo\n' });
    expect(idMistake(brandsDir, 'cierzo')).toContain('exists already');
    expect(() => createBrand(brandsDir, 'cierzo')).toThrow('EEXIST');
    expect(readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8')).toBe('id: cierzo\n');
  });
});
