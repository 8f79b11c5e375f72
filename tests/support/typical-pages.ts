import type { Brand } from '#brand/brand.ts';
import { portalRouting } from '#brand/public-brand.ts';
import type { Language } from '#i18n/languages.ts';
import { href } from '#routing/addresses.ts';
import type { Params } from '#routing/pattern.ts';
import type { RouteId } from '#routing/table.ts';

const typical: readonly [RouteId, Params?][] = [
  ['login'],
  ['login-company'],
  ['privacy-policy'],
  ['company-offers'],
  ['company-offer-candidates', { id: 'oferta-1' }],
  ['not-found'],
];

/** Addresses of one page of each kind that a portal has: two sign-in pages, a text, a list, a shell, the last resort. */
export function typicalPages(brand: Brand, language: Language = brand.defaultLanguage): string[] {
  return typical.map(([route, params]) => href(portalRouting(brand), route, language, params));
}
