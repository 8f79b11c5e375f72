import { join } from 'node:path';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Brand } from '#core/brand/brand.ts';

const brandsDir = join(import.meta.dirname, '../../../brands');

/** Reads the brands of the project from their files; end-to-end tests use the faster `builtBrands`. */
export async function projectBrands(): Promise<Brand[]> {
  return (await loadBrands({ brandsDir })).brands;
}

/** Reads one brand of the project from its files. */
export async function projectBrand(id: string): Promise<Brand> {
  const [brand] = (await loadBrands({ brandsDir, only: [id] })).brands;
  if (!brand) throw new Error(`There is no brand ${id}`);
  return brand;
}
