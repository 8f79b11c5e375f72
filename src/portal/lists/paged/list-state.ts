import type { CallFailure } from '#portal/data/server/client/result.ts';

/** A list as it is on the screen. */
export interface ListState<R, F extends object, M extends string> {
  /** Nothing to show yet, a list, or why there is none. */
  state: 'loading' | 'ready' | 'failed';
  failure?: CallFailure | undefined;
  /** What the list was asked for. */
  filters: F;
  /** Known as soon as it is settled which list is meant. */
  mode?: M;
  rows: readonly R[];
  /** How many rows there are with these filters; while it reads on, how many were found so far. */
  total: number;
  /** Pages of the server that are shown; 0 where the list is filtered here. */
  pages: number;
  /** Another list was asked for and is on its way; this one is still shown. */
  isUpdating: boolean;
  /** The server does not filter: the other pages are being read here. */
  isReading: boolean;
  /** How many rows were looked through, where there are more than one search reads. */
  searchedIn?: number | undefined;
  /** How many of the rows that came cannot be shown. */
  omitted?: number | undefined;
  /** Why the rest could not be read. */
  readFailure?: CallFailure | undefined;
  more: 'idle' | 'loading' | 'failed';
  /** How many rows the list that comes in one piece has, once it is known here. */
  wholeTotal?: number;
  /** The server says that there can be nothing in it for this reader. */
  isWholeBarred?: boolean;
}

/** A list without anything in it. */
export const empty = {
  rows: [],
  total: 0,
  pages: 0,
  isUpdating: false,
  isReading: false,
  searchedIn: undefined,
  omitted: undefined,
  more: 'idle',
} as const;

/** Which filters a query asks for. */
export const keysOf = (filters: object): string[] =>
  Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [key]));

/** The rows that are not in the list yet: one that moved to a later page comes twice. */
export function newOnes<R>(shown: readonly R[], rows: readonly R[], keyOf: (row: R) => unknown): R[] {
  const known = new Set(shown.map(keyOf));
  return rows.filter((row) => !known.has(keyOf(row)));
}
