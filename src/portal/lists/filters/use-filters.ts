import { changeQuery } from '#portal/island/address/address.ts';
import type { QueryValues } from '#portal/island/address/query-text.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { type FilterKinds, type FiltersOf, readFilters } from './filter-kinds.ts';

/** What the address narrows a list by, and the way to change it. */
export interface Filters<K extends FilterKinds> {
  filters: FiltersOf<K>;
  /** Puts a value of one of them into the address, nothing to take it away. */
  put: (name: keyof K & string, value: string | readonly (string | number)[]) => void;
  /** Whether anything is left out. */
  isFiltered: boolean;
  clear: () => void;
}

/** The filters that the address of the page has; it follows them, and they follow it. */
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
