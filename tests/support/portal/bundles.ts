import { join } from 'node:path';
import { inject } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';
import { brandOfRecord, readRecord } from '#generator/render/bundle/brand-record.ts';
import type { Brand } from '#core/brand/brand.ts';
import { noteAllBrands, noteBrand, noteBundle } from './reached.ts';

const brandsDir = join(import.meta.dirname, '../../../brands');

/** Path of a brand's bundle, for tests that read its files. */
export function bundleOf(id: string): string {
  noteBundle(id);
  return join(inject('outDir'), id);
}

/**
 * The brand that a bundle was built from, without its files.
 * @param outDir folder with the bundles; by default that of the end-to-end set-up
 */
export function builtBrand(id: string, outDir = inject('outDir')): Brand {
  noteBrand(id);
  const record = readRecord(join(outDir, id));
  if (!record) throw new Error(`There is no bundle of ${id}`);
  return brandOfRecord(record);
}

/** The brands that the project's bundles were built from, sorted by id. */
export function builtBrands(): Brand[] {
  noteAllBrands();
  return brandFolders(brandsDir).map((id) => builtBrand(id));
}
