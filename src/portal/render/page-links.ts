import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { canonicalPattern, href } from '#core/routing/addresses.ts';
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
  const address = (wanted: Language): string =>
    origin(brand) + withoutOptional(href(brand, route, wanted, params));
  const alternates = brand.languages.map((it) => ({ hreflang: it, href: address(it) }));
  return {
    canonical: address(language),
    alternates:
      alternates.length > 1
        ? [...alternates, { hreflang: 'x-default', href: address(brand.defaultLanguage) }]
        : [],
  };
}

/** How a mail names the page: its address, in which `{id}` stands for what only the API knows. */
export const pageAddress = (page: Omit<PageRequest, 'served'>): string =>
  pageLinks(page)?.canonical ??
  origin(page.brand) + withoutOptional(canonicalPattern(page.brand, page.route, page.language));

const origin = ({ settings }: Brand): string =>
  settings.dominio_produccion ? `https://${settings.dominio_produccion}` : '';
