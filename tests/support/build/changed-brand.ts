/** Brands changed as people change them, and what their reports say. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { minimalBrand } from './fixture-brands.ts';

/** A change of the text of a brand file. */
export type ChangeOfText = (yaml: string) => string;

/** Gives a setting of a brand file a value, or adds it. */
export const setting = (name: string, value: string): ChangeOfText => {
  return (yaml) =>
    new RegExp(`^ *${name}: .*$`, 'm').test(yaml)
      ? yaml.replace(new RegExp(`^( *${name}: ).*$`, 'm'), `$1${value}`)
      : `${yaml}${name}: ${value}\n`;
};

/**
 * Adds lines to a brand file.
 *
 * @param at where the lines go; the end without it
 */
export const added = (lines: string, at = /$(?![^])/): ChangeOfText => {
  return (yaml) => yaml.replace(at, () => lines);
};

/** Changes a file, or makes it with its folder. */
export const edit = (file: string, change: (text: string) => string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
};

/** What the reports on a changed brand say, by code. */
export async function reportsOn(change: (folder: string) => void, languages = '[es, ca]'): Promise<string[]> {
  const { brandsDir, remove } = minimalBrand();
  const folder = join(brandsDir, 'minimal');
  try {
    edit(join(folder, 'brand.yaml'), setting('idiomas', languages));
    change(folder);
    const { problems } = await loadBrands({ brandsDir, only: ['minimal'], today: '2026-11-22' });
    return problems.map(({ code, fix }) => `${code}: ${fix?.es ?? ''}`);
  } finally {
    remove();
  }
}
