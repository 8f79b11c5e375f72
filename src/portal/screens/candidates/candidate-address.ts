import type { PublicBrand } from '#core/brand/public-brand.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryWith } from '#portal/island/address/query-text.ts';

type Paths = PublicBrand['paths'];

/** Query parameter of the list's address with the id of the opened candidate. */
export const openedParameter = 'candidatura';

/** Id of the candidate that the query opens beside the list. */
export const openedCandidate = (query: URLSearchParams): number | undefined =>
  Number(query.get(openedParameter)) || undefined;

/** Address of a candidate's page, with the filters of the list for the links to next, previous and back. */
export function candidateAddress(paths: Paths, id: number, query: string): string {
  const pattern = paths['candidate-cv'];
  return pattern
    ? fillPattern(pattern, { id: String(id) }) + queryWith(query, { [openedParameter]: '' })
    : '';
}

/** Address of an offer's list of candidates, or of the list of offers if the offer is unknown. */
export function listAddress(paths: Paths, offer: string | undefined, query: string): string {
  const pattern = paths['company-offer-candidates'];
  if (!offer || !pattern) return paths['company-offers'] ?? '/';
  return fillPattern(pattern, { id: offer }) + queryWith(query, { [openedParameter]: '' });
}
