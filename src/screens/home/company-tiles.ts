import type { PublicBrand } from '#brand/public-brand.ts';
import type { Language } from '#i18n/languages.ts';
import type { MessageId } from '#i18n/messages.ts';
import { fillPattern } from '#routing/pattern.ts';
import { routeById } from '#routing/table.ts';

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

/** The tiles of a company's home: own offers and a new one, of each kind that the brand has. */
export function companyTiles(
  { settings, paths }: Pick<PublicBrand, 'settings' | 'paths'>,
  language: Language,
): CompanyTile[] {
  const variants = routeById('new-offer').variants?.['type'] ?? [];
  const hrefOf = (kind: CompanyTile['kind'], does: CompanyTile['does']): string => {
    if (does === 'list') return `${paths['company-offers'] ?? '/'}?tipo=${kind}`;
    // In Spanish the variants are called as the kinds are.
    const type = variants.find(({ es }) => es === kind)?.[language];
    return fillPattern(paths['new-offer'] ?? '/', type ? { type } : {});
  };
  return (['practicas', 'empleo'] as const)
    .filter((kind) => settings.modulos[kind])
    .flatMap((kind) => texts[kind].map((tile) => ({ ...tile, kind, href: hrefOf(kind, tile.does) })));
}
