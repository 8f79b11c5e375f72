import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href } from '#core/routing/addresses.ts';
import type { Params } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';

const typical: readonly [RouteId, Params?][] = [
  ['login'],
  ['login-company'],
  ['privacy-policy'],
  ['company-offers'],
  ['company-offer-candidates', { id: 'oferta-1' }],
  ['not-found'],
];

/**
 * Addresses of one page of each kind: two sign-in pages, a text, a list, a shell, and the page for unknown
 * addresses.
 */
export function typicalPages(brand: Brand, language: Language = brand.defaultLanguage): string[] {
  return typical.map(([route, params]) => href(brand, route, language, params));
}
