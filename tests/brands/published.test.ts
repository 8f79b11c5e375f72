import { expect, it } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';

it('has brands that could be published as they are', async () => {
  const { brands, problems } = await loadBrands({ brandsDir: 'brands', release: true, today: '2026-11-22' });
  expect(problems).toEqual([]);
  expect(brands.map(({ id }) => id)).toEqual(brandFolders('brands'));
});
