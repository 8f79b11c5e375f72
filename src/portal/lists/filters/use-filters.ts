import { changeQuery } from '#portal/island/address/address.ts';
import type { QueryValues } from '#portal/island/address/query-text.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { type FilterKinds, type FiltersOf, readFilters } from './filter-kinds.ts';

/** Filters of a list in the address, and functions to change them. */
export interface Filters<K extends FilterKinds> {
  filters: FiltersOf<K>;
  /** Sets a filter in the address; an empty value removes it. */
  put: (name: keyof K & string, value: string | readonly (string | number)[]) => void;
  /** Whether any filter is active. */
  isFiltered: boolean;
  clear: () => void;
}

/** Filters of the page's address; both directions stay in sync. */
export function useFilters<K extends FilterKinds>(kinds: K): Filters<K> {
  const filters = readFilters(kinds, useQuery());
  return {
    filters,
    put: (name, value) => changeQuery({ [name]: typeof value === 'string' ? value : value.map(String) }),
    isFiltered: Object.values(filters).some((value) => typeof value !== 'string' || value.trim() !== ''),
    clear: () => {
      const none: QueryValues = Object.fromEntries(Object.keys(kinds).map((name) => [name, '']));
      changeQuery(none);
    },
  };
}
