import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { valueAt } from '#core/brand-edits/values.ts';
import { readSettings } from '#generator/brands/edits/settings-text.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { createBrand } from '#generator/brands/new-brand/create-brand.ts';
import { BrandSession } from './brand-session.ts';
import { BrandTexts } from './brand-texts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'andana-marks-'));
const brandsDir = join(scratch, 'brands');
const texts = new BrandTexts();
afterAll(() => {
  texts.close();
  rmSync(scratch, { recursive: true });
});

test('each mark of a new brand belongs to a setting, and goes when the setting is given a value, alone', async () => {
  createBrand(brandsDir, 'nova', { languages: ['es', 'ca'], reader: 'es' });
  const file = join(brandsDir, 'nova', 'brand.yaml');
  const before = readFileSync(file, 'utf8');
  const { problems } = await loadBrands({ brandsDir, only: ['nova'] });
  const marks = problems.filter(
    ({ code, location }) => code === 'unfinished-mark' && location?.file.endsWith('brand.yaml'),
  );
  expect(marks).toHaveLength(before.match(/POR COMPLETAR/g)?.length ?? 0);
  const session = await BrandSession.open({
    brandsDir,
    id: 'nova',
    cacheFolder: join(scratch, 'cache'),
    texts,
  });
  for (const { setting = [] } of marks) {
    const value = valueAt(readSettings(before)?.data ?? {}, setting);
    expect(value, JSON.stringify(setting)).toBeDefined();
    expect(await session.edit([{ kind: 'set', path: setting, value: value ?? null }])).toEqual({
      made: true,
    });
  }
  const after = Buffer.from(session.read('brand.yaml') ?? '').toString();
  expect(after).toBe(before.replace(/ # POR COMPLETAR.*/g, ''));
});

test('a comment beside a mark stays', async () => {
  const edits = [{ kind: 'set', path: ['nombre'], value: 'Nova' }] as const;
  expect(await texts.unmark('nombre: Portal # ours; FILL IN: name\n', edits)).toEqual([
    { ...edits[0], comment: 'ours' },
  ]);
  expect(await texts.unmark('nombre: Portal # ours\n', edits)).toEqual(edits);
});
