import type { SavedSearch } from '#portal/pieces/offer-search/saved-items.ts';
import { queryWith } from '#portal/island/address/query-text.ts';
import { queryValues } from '../filters.ts';
import type { Offers } from '../use-offers.ts';

/**
 * Search of a list in the form in which it is saved; the query is independent of the order of the filters.
 */
export function searchOf({
  kind,
  query,
  known,
}: Pick<Offers, 'kind' | 'query' | 'known'>): Pick<SavedSearch, 'kind' | 'query' | 'filters'> {
  // The order of the list is not part of the search.
  const { date: _, ...filters } = query.filters;
  const values = Object.entries(queryValues(filters, known)).toSorted(([a], [b]) => a.localeCompare(b));
  return { kind, filters, query: queryWith('', { modo: 'todas', ...Object.fromEntries(values) }) };
}
