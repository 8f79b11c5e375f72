import type { CallFailure } from '#portal/data/server/client/result.ts';

/** State of a list on the screen. */
export interface ListState<Row, Filters extends object, Mode extends string> {
  /** `failed` comes with a `failure`. */
  state: 'loading' | 'ready' | 'failed';
  failure?: CallFailure | undefined;
  /** Filters of the shown list. */
  filters: Filters;
  /** Mode of the shown list, once decided. */
  mode?: Mode;
  rows: readonly Row[];
  /** Number of rows that match the filters; while reading, the number found so far. */
  total: number;
  /** Number of shown pages of the server; 0 if the list is filtered in the browser. */
  pages: number;
  /** Another list is loading while this one is still shown. */
  isUpdating: boolean;
  /** The server does not filter, and the remaining pages are being read into the browser. */
  isReading: boolean;
  /** Number of searched rows, if a search stopped at its limit of pages. */
  searchedIn?: number | undefined;
  /** Number of received rows that cannot be shown. */
  omitted?: number | undefined;
  /** Why the remaining pages could not be read. */
  readFailure?: CallFailure | undefined;
  more: 'idle' | 'loading' | 'failed';
  /** Number of rows in the unpaged list, once known. */
  unpagedTotal?: number;
  /** The unpaged list cannot contain anything for this user. */
  isUnpagedBarred?: boolean;
}

/** State of an empty list. */
export const emptyList = {
  rows: [],
  total: 0,
  pages: 0,
  isUpdating: false,
  isReading: false,
  searchedIn: undefined,
  omitted: undefined,
  more: 'idle',
} as const;

/** Names of the active filters. */
export const activeFilterNames = (filters: object): string[] =>
  Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [key]));

/** Rows that are not shown yet; a row that moved to a later page meanwhile comes twice. */
export function withoutShown<Row>(
  shown: readonly Row[],
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
): Row[] {
  const known = new Set(shown.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}
