import headScript from 'virtual:head-script';
import { portalRouting } from '#brand/public-brand.ts';
import type { Language } from '#i18n/languages.ts';
import { href } from '#routing/addresses.ts';
import { isDynamic, withoutOptional } from '#routing/pattern.ts';
import { routeById } from '#routing/table.ts';
import { pageDataId } from '#shell/islands/page-context.ts';
import { pageData } from './page-data.ts';
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
export function pageLinks({ brand, route, language, variant }: PageRequest): PageLinks | undefined {
  const params = variant === undefined ? {} : { id: variant };
  if (variant === undefined && isDynamic(routeById(route).paths[language])) return undefined;
  const { dominio_produccion: host } = brand.settings;
  const address = (wanted: Language): string =>
    (host ? `https://${host}` : '') + withoutOptional(href(portalRouting(brand), route, wanted, params));
  const alternates = brand.languages.map((it) => ({ hreflang: it, href: address(it) }));
  return {
    canonical: address(language),
    alternates:
      alternates.length > 1
        ? [...alternates, { hreflang: 'x-default', href: address(brand.defaultLanguage) }]
        : [],
  };
}

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The page's data and right behind it the script that reads it, which runs before anything is painted. */
export function headScripts(page: PageRequest): string {
  return `<script type="application/json" id="${pageDataId}">${scriptJson(pageData(page))}</script><script>${headScript}</script>`;
}
