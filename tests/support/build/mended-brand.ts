import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { applyEdits } from './apply-edits.ts';
import { added, type ChangeOfText, edit } from './changed-brand.ts';
import { minimalBrand } from './fixture-brands.ts';

/** Settings with the page of help, which tests write. */
export const helpSwitchedOn = 'modulos: { ayuda: true }\n';

/** Makes the first repair of a changed brand, and returns the file, once nothing is reported about it. */
export async function mended(file: string, change: ChangeOfText, settings = helpSwitchedOn): Promise<string> {
  const { brandsDir, remove } = minimalBrand();
  const folder = join(brandsDir, 'minimal');
  const check = async () => (await loadBrands({ brandsDir, today: '2026-11-22' })).problems;
  try {
    edit(join(folder, 'brand.yaml'), added(settings));
    edit(join(folder, file), change);
    const [problem] = await check();
    const location = problem?.repair?.[0]?.location.file ?? '';
    if (!problem?.repair) throw new Error(`No edit: ${problem?.what.en}`);
    writeFileSync(location, applyEdits(readFileSync(location, 'utf8'), location, problem.repair));
    expect((await check()).map(({ what }) => what.en)).toEqual([]);
    return readFileSync(location, 'utf8');
  } finally {
    remove();
  }
}
