import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Brand, ServedStyles } from '#core/brand/brand.ts';

/**
 * The resolved brand of a bundle, stored next to the site so that two bundles can be compared without the files of the
 * brand. Contains the hashes of these files.
 */
export interface BrandRecord extends Omit<Brand, 'assets'> {
  version: 1;
  /** Hex sha256 by file name. */
  assets: Readonly<Record<string, string>>;
  /** CSS of its style sheets by file name; absent in records of earlier generator versions. */
  styles?: Readonly<Record<string, string>>;
}

export const recordFile = 'brand.json';

/** The CSS with the names of its loaded files in place of folder-dependent placeholders. */
const namedFiles = ({ css, files }: ServedStyles): string =>
  files.reduce((text, { placeholder, path }) => text.replaceAll(placeholder, basename(path)), css);

export function recordOf(brand: Brand): BrandRecord {
  const files = Object.entries(brand.assets);
  return {
    version: 1,
    ...brand,
    assets: Object.fromEntries(files.map(([name, { sha256 }]) => [name, sha256])),
    styles: Object.fromEntries(
      files.flatMap(([name, { styles }]) => (styles ? [[name, namedFiles(styles)]] : [])),
    ),
  };
}

/**
 * Reads the record of a bundle; undefined where there is none, as in bundles of earlier generator versions.
 */
export function readRecord(bundle: string): BrandRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(bundle, recordFile), 'utf8')) as BrandRecord;
  } catch {
    return undefined;
  }
}

/** Restores the brand without its files: enough for everything except rendering. */
export function brandOfRecord({ version: _, styles: __, ...record }: BrandRecord): Brand {
  return { ...record, assets: {} };
}
