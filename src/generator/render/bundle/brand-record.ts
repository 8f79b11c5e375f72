import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';

/**
 * The resolved brand of a bundle, stored next to the site so that two bundles can be compared without the files of the
 * brand. Contains the hashes of these files.
 */
export interface BrandRecord extends Omit<Brand, 'assets'> {
  version: 1;
  /** Hex sha256 by file name. */
  assets: Readonly<Record<string, string>>;
}

export const recordFile = 'brand.json';

export function recordOf(brand: Brand): BrandRecord {
  const assets = Object.entries(brand.assets).map(([name, { sha256 }]) => [name, sha256] as const);
  return { version: 1, ...brand, assets: Object.fromEntries(assets) };
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
export function brandOfRecord({ version: _, ...record }: BrandRecord): Brand {
  return { ...record, assets: {} };
}
