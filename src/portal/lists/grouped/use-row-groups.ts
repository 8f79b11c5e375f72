import { localDay } from '#core/i18n/dates.ts';
import { oneOf, typedText } from '../filters/filter-kinds.ts';
import { useFilters } from '../filters/use-filters.ts';
import { type ArrangedRows, arrangeRows, type RowArrangement } from './arrange-rows.ts';

/** Lists with fewer rows need no filters. */
const minFiltered = 6;

/** A list that is searched, filtered and grouped by the query of the address. */
export interface GroupedRows<Row> extends ArrangedRows<Row> {
  /** Query parameter of the search. */
  searchName: string;
  /** Key of the chosen group or view. */
  part: string | undefined;
  choosePart: (key: string) => void;
  /** The list is long enough for filters, or filtered by its address. */
  hasFilters: boolean;
  isFiltered: boolean;
  clear: () => void;
  /** Number of all rows. */
  total: number;
  /** Identifies the filters, so that the list starts again when they change. */
  query: string;
}

/** Searches, filters and groups the rows of a list by the query of the address. */
export function useRowGroups<Row>(rows: readonly Row[], arrangement: RowArrangement<Row>): GroupedRows<Row> {
  const { prefix = '', groups, views = [] } = arrangement;
  const searchName = `${prefix}buscar`;
  const partName = `${prefix}ver`;
  const kinds = {
    [searchName]: typedText,
    [partName]: oneOf(...[...groups, ...views].map(({ key }) => key)),
  };
  const { filters, isFiltered, put, clear } = useFilters(kinds);
  const words = filters[searchName];
  const part = filters[partName];
  return {
    ...arrangeRows(rows, arrangement, { words, part }, localDay()),
    searchName,
    part,
    choosePart: (key) => put(partName, key),
    hasFilters: rows.length >= minFiltered || isFiltered,
    isFiltered,
    clear,
    total: rows.length,
    query: `${words ?? ''} ${part ?? ''}`,
  };
}
