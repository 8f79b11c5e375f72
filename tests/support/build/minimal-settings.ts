import type { BrandSettings } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { goodBrandsDir } from './fixture-brands.ts';

/** The settings of a small brand without services of others. */
export async function minimalSettings(): Promise<BrandSettings> {
  const { brands } = await loadBrands({ brandsDir: goodBrandsDir, only: ['minimal'] });
  const [brand] = brands;
  if (!brand) throw new Error('The minimal brand is wrong');
  return brand.settings;
}
