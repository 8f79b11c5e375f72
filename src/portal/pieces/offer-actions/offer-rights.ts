import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { OfferRights } from '#core/model/company-offers.ts';

/** Actions on offers that the brand allows companies. */
export function offerRights({ settings }: Pick<PublicBrand, 'settings'>): OfferRights {
  const { modulos, canDuplicarOferta, canDuplicarOfertaInvertida } = settings;
  const kinds = (['practicas', 'empleo'] as const).filter((kind) => modulos[kind]);
  return { kinds, canDuplicarOferta, canDuplicarOfertaInvertida };
}
