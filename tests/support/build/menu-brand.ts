import { routes } from '#core/routing/table.ts';
import type { BrandSettings } from '#core/brand/brand.ts';
import type { MenuBrand } from '#portal/frame/menu/side-entry.ts';
import { minimalSettings } from './minimal-settings.ts';

/** A brand with every page, for tests of menus. */
export async function menuBrand(
  more: (settings: BrandSettings) => Partial<BrandSettings>,
): Promise<MenuBrand> {
  const settings = await minimalSettings();
  return {
    paths: Object.fromEntries(routes.map(({ id, paths }) => [id, paths.es])),
    settings: { ...settings, showPropuestaPracticas: true, ...more(settings) },
  };
}
