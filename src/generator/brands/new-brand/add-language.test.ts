import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../tests/support/build/temp-brand.ts';
import { loadBrands } from '../load-brands.ts';
import { addLanguage, readWithoutLanguage } from './add-language.ts';
import { createBrand } from './create-brand.ts';

describe('an added language', () => {
  test('has its pages and a mark at each text to translate, and changes nothing else', async () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo');
    const folder = join(brandsDir, 'cierzo');
    const file = join(folder, 'brand.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('Servicio de prácticas y empleo', 'Oficina del alumnado'),
    );
    writeFileSync(join(folder, 'content/es/ayuda.md'), '## Ayuda\n\nEscríbenos.\n');
    const added = addLanguage(folder, 'es', 'ca');
    expect(added?.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['brand.yaml', 'content/ca/aviso-legal.md']),
    );
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/ca: Oficina del alumnado # FILL IN: in Catalan/);
    expect(text).toContain('ca: Entra amb el teu usuari del portal.');
    expect(text).toContain('# FILL IN: host name of the public portal');
    expect(readFileSync(join(folder, 'content/ca/ayuda.md'), 'utf8')).toContain('cal traduir aquesta pàgina');
    const { brands, problems } = await loadBrands({ brandsDir });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(brands[0]?.languages).toEqual(['es', 'ca']);
    expect(addLanguage(folder, 'es', 'ca')).toBeUndefined();
  });

  test('has links to its own pages in copied pages', async () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo');
    const folder = join(brandsDir, 'cierzo');
    writeFileSync(
      join(folder, 'content/es/ayuda.md'),
      '## Ayuda\n\nTu [CV](/cv) y tus [prácticas](/mis-practicas#fin), o [la web](https://cierzo.example/cv).\n',
    );
    const { brands } = await loadBrands({ brandsDir });
    addLanguage(folder, 'es', 'ca', 'es', brands[0]);
    expect(readFileSync(join(folder, 'content/ca/ayuda.md'), 'utf8')).toContain(
      'Tu [CV](/ca/cv) y tus [prácticas](/ca/les-meves-practiques#fin), o [la web](https://cierzo.example/cv).',
    );
    const { problems } = await loadBrands({ brandsDir });
    expect(problems.map(({ code }) => code)).not.toContain('wrong-language-link');
  });

  test('may be listed before it is added', async () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo');
    const folder = join(brandsDir, 'cierzo');
    const file = join(folder, 'brand.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('idiomas: [es]', 'idiomas: [es, ca]'));
    const before = (await loadBrands({ brandsDir })).problems;
    const missing = before.filter(({ code }) => code === 'missing-language');
    expect(missing.map(({ fix }) => fix?.en)).toEqual([
      expect.stringContaining('npm run add-language -- --brand cierzo ca'),
    ]);
    const brand = await readWithoutLanguage(brandsDir, 'cierzo', 'ca');
    expect(brand?.languages).toEqual(['es']);
    addLanguage(folder, 'es', 'ca', 'es', brand);
    const { problems } = await loadBrands({ brandsDir });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
