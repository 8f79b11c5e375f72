import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../tests/support/build/temp-brand.ts';
import { loadBrands } from '../load-brands.ts';
import { type BrandInputs, createBrand } from './create-brand.ts';

describe('a new brand of Catalan readers', () => {
  const made = (inputs: BrandInputs): { text: string; brandsDir: string } => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo', { languages: ['ca', 'es'], reader: 'ca', ...inputs });
    return { brandsDir, text: readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8') };
  };

  test('has names, addresses and marks in Catalan, and Catalan texts first', async () => {
    const { text, brandsDir } = made({});
    expect(text).toContain('nombre: Portal de pràctiques i feina # PER COMPLETAR');
    expect(text).toContain('direccion: Carrer, número');
    expect(text).toContain('les pàgines legals de content/ca');
    expect(text).not.toMatch(/FILL IN|POR COMPLETAR/);
    expect(text.indexOf(' ca: Pràctiques i feina per')).toBeLessThan(
      text.indexOf(' es: Prácticas y empleo para'),
    );
    const { problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    // They are still recognised as those of the model.
    expect(
      problems.filter(({ code }) => code === 'model-fact').map(({ setting }) => setting?.join('.')),
    ).toEqual(expect.arrayContaining(['legal.titular', 'legal.direccion', 'contacto.direccion']));
  });

  test('claims a legitimate interest only if it is no public body', async () => {
    for (const kind of [undefined, 'publico'] as const)
      expect(made({ ...(kind && { kind }) }).text).not.toMatch(/legítim/);
    const { text, brandsDir } = made({ kind: 'privado' });
    expect(text).toMatch(/interès legítim[^]*interés legítimo/);
    expect((await loadBrands({ brandsDir })).problems.map(({ code }) => code)).not.toContain('legal-basis');
    writeFileSync(
      join(brandsDir, 'cierzo/brand.yaml'),
      text.replace('organismo: privado', 'organismo: publico'),
    );
    expect(
      (await loadBrands({ brandsDir })).problems.filter(({ code }) => code === 'legal-basis'),
    ).toHaveLength(2);
  });
});
