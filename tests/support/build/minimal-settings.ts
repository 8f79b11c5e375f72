import type { BrandSettings } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { goodBrandsDir } from './fixture-brands.ts';

/** Settings of the minimal brand, which uses no third-party services. */
export async function minimalSettings(): Promise<BrandSettings> {
  const { brands } = await loadBrands({ brandsDir: goodBrandsDir, only: ['minimal'] });
  const [brand] = brands;
  if (!brand) throw new Error('The minimal brand is wrong');
  return brand.settings;
}
