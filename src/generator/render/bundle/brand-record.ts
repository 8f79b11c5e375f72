import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';

/**
 * The brand that a bundle was made from, as it stands beside the site: what two bundles are compared by, without the
 * files of the brand. Of its files it has the hashes.
 */
export interface BrandRecord extends Omit<Brand, 'assets'> {
  version: 1;
  /** Hex sha256 by the name of the file. */
  assets: Readonly<Record<string, string>>;
}

export const recordFile = 'brand.json';

export function recordOf(brand: Brand): BrandRecord {
  const assets = Object.entries(brand.assets).map(([name, { sha256 }]) => [name, sha256] as const);
  return { version: 1, ...brand, assets: Object.fromEntries(assets) };
}

/** The record of a bundle; nothing where it has none, as of an earlier version of the generator. */
export function readRecord(bundle: string): BrandRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(bundle, recordFile), 'utf8')) as BrandRecord;
  } catch {
    return undefined;
  }
}

/** The brand again, without its files: enough for whatever does not draw it. */
export function brandOfRecord({ version: _, ...record }: BrandRecord): Brand {
  return { ...record, assets: {} };
}
