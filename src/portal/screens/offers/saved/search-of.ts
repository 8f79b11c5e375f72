import type { SavedSearch } from '#portal/data/browser/saved-offers.ts';
import { queryWith } from '#portal/island/address/query-text.ts';
import { queryValues } from '../filters.ts';
import type { Offers } from '../use-offers.ts';

/** The search that a list shows, as it is kept; the same filters have the same query, in whatever order they came. */
export function searchOf({
  kind,
  query,
  known,
}: Pick<Offers, 'kind' | 'query' | 'known'>): Pick<SavedSearch, 'kind' | 'query' | 'filters'> {
  // The order of the list is no part of what is searched.
  const { date: _, ...filters } = query.filters;
  const values = Object.entries(queryValues(filters, known)).toSorted(([a], [b]) => a.localeCompare(b));
  return { kind, filters, query: queryWith('', { modo: 'todas', ...Object.fromEntries(values) }) };
}
