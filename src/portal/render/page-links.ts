import type { Language } from '#core/i18n/languages.ts';
import { href } from '#core/routing/addresses.ts';
import { isDynamic, withoutOptional } from '#core/routing/pattern.ts';
import { routeById } from '#core/routing/table.ts';
import type { PageRequest } from './page-request.ts';

export interface PageLinks {
  canonical: string;
  /** The page in each language of the brand, and `x-default`: the one for everyone else. */
  alternates: readonly { hreflang: Language | 'x-default'; href: string }[];
}

/**
 * Where search engines find the page, absolute where the brand has a public host name. Nothing for a page that
 * depends on an id which only the API knows.
 */
export function pageLinks({
  brand,
  route,
  language,
  variant,
}: Omit<PageRequest, 'served'>): PageLinks | undefined {
  const params = variant === undefined ? {} : { id: variant };
  if (variant === undefined && isDynamic(routeById(route).paths[language])) return undefined;
  const { dominio_produccion: host } = brand.settings;
  const address = (wanted: Language): string =>
    (host ? `https://${host}` : '') + withoutOptional(href(brand, route, wanted, params));
  const alternates = brand.languages.map((it) => ({ hreflang: it, href: address(it) }));
  return {
    canonical: address(language),
    alternates:
      alternates.length > 1
        ? [...alternates, { hreflang: 'x-default', href: address(brand.defaultLanguage) }]
        : [],
  };
}
