import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';

export interface CompanyTile {
  kind: 'practicas' | 'empleo';
  does: 'list' | 'create';
  title: MessageId;
  text: MessageId;
  href: string;
}

const texts = {
  practicas: [
    { does: 'list', title: 'home.myPlacementOffers', text: 'home.myPlacementOffersText' },
    { does: 'create', title: 'home.newPlacementOffer', text: 'home.newPlacementOfferText' },
  ],
  empleo: [
    { does: 'list', title: 'home.myJobOffers', text: 'home.myJobOffersText' },
    { does: 'create', title: 'home.newJobOffer', text: 'home.newJobOfferText' },
  ],
} as const satisfies Record<CompanyTile['kind'], readonly Omit<CompanyTile, 'kind' | 'href'>[]>;

/** Tiles of a company's home: its offers and a new offer, for each kind that the brand has. */
export function companyTiles(
  { settings, paths }: Pick<PublicBrand, 'settings' | 'paths'>,
  language: Language,
): CompanyTile[] {
  const hrefOf = (kind: CompanyTile['kind'], does: CompanyTile['does']): string =>
    does === 'list'
      ? `${paths['company-offers'] ?? '/'}?tipo=${kind}`
      : newOfferAddress(paths, language, kind);
  return (['practicas', 'empleo'] as const)
    .filter((kind) => settings.modulos[kind])
    .flatMap((kind) => texts[kind].map((tile) => ({ ...tile, kind, href: hrefOf(kind, tile.does) })));
}
