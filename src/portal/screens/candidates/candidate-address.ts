import type { PublicBrand } from '#core/brand/public-brand.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryWith } from '#portal/island/address/query-text.ts';

type Paths = PublicBrand['paths'];

/** Names the open candidate in the address of the list. */
export const openedParameter = 'candidatura';

/** Whom the query of the list opens. */
export const openedIn = (query: URLSearchParams): number | undefined =>
  Number(query.get(openedParameter)) || undefined;

/** The page of a candidate. It takes along what the list is narrowed by, so that next and back know it. */
export function candidateAddress(paths: Paths, id: number, query: string): string {
  const pattern = paths['candidate-cv'];
  return pattern
    ? fillPattern(pattern, { id: String(id) }) + queryWith(query, { [openedParameter]: '' })
    : '';
}

/** The list of the candidates of an offer; that of all offers where the offer is not known. */
export function listAddress(paths: Paths, offer: string | undefined, query: string): string {
  const pattern = paths['company-offer-candidates'];
  if (!offer || !pattern) return paths['company-offers'] ?? '/';
  return fillPattern(pattern, { id: offer }) + queryWith(query, { [openedParameter]: '' });
}
