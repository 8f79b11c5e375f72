import { join } from 'node:path';
import { inject } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';
import { brandOfRecord, readRecord } from '#generator/render/bundle/brand-record.ts';
import type { Brand } from '#core/brand/brand.ts';
import { noteAllBrands, noteBrand, noteBundle } from './reached.ts';

const brandsDir = join(import.meta.dirname, '../../../brands');

/** The bundle of a brand, for tests that read its files. */
export function bundleOf(id: string): string {
  noteBundle(id);
  return join(inject('outDir'), id);
}

/**
 * A brand as its bundle was built from it, without its files.
 * @param outDir folder with the bundles; in end-to-end tests that of the set-up
 */
export function builtBrand(id: string, outDir = inject('outDir')): Brand {
  noteBrand(id);
  const record = readRecord(join(outDir, id));
  if (!record) throw new Error(`There is no bundle of ${id}`);
  return brandOfRecord(record);
}

/** The brands of the project as their bundles were built from them, sorted by id. */
export function builtBrands(): Brand[] {
  noteAllBrands();
  return brandFolders(brandsDir).map((id) => builtBrand(id));
}
