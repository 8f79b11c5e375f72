import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { canonicalPattern, href } from '#core/routing/addresses.ts';
import { variantParams } from '#core/routing/page-variant.ts';
import { isDynamic, withoutOptional } from '#core/routing/pattern.ts';
import { routeById } from '#core/routing/table.ts';
import type { PageRequest } from './page-request.ts';

/** The parts of a request that decide the address of its page. */
type AddressedPage = Pick<PageRequest, 'brand' | 'route' | 'language' | 'variant'>;

export interface PageLinks {
  canonical: string;
  /** The page in each language of the brand, and `x-default`: the one for everyone else. */
  alternates: readonly { hreflang: Language | 'x-default'; href: string }[];
}

/**
 * The canonical and alternate links of a page, absolute where the brand has a public host name. `undefined` for a page
 * that depends on an id, which only the server knows.
 */
export function pageLinks({ brand, route, language, variant }: AddressedPage): PageLinks | undefined {
  const params = variantParams(route, variant);
  if (variant === undefined && isDynamic(routeById(route).paths[language])) return undefined;
  const addressIn = (target: Language): string =>
    origin(brand) + withoutOptional(href(brand, route, target, params));
  const alternates = brand.languages.map((target) => ({ hreflang: target, href: addressIn(target) }));
  return {
    canonical: addressIn(language),
    alternates:
      alternates.length > 1
        ? [...alternates, { hreflang: 'x-default', href: addressIn(brand.defaultLanguage) }]
        : [],
  };
}

/** The address of a page in a mail, with `{id}` in the place of an id that only the server knows. */
export const pageAddress = (page: AddressedPage): string =>
  pageLinks(page)?.canonical ??
  origin(page.brand) + withoutOptional(canonicalPattern(page.brand, page.route, page.language));

const origin = ({ settings }: Brand): string =>
  settings.dominio_produccion ? `https://${settings.dominio_produccion}` : '';
