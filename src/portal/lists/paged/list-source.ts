import type { CallFailure } from '#portal/data/server/client/result.ts';

/** A page of a list as the server gives it. */
export interface ListPage<R> {
  rows: readonly R[];
  /** How many of its rows do not fit the contract and are not among them. */
  omitted?: number | undefined;
  numPaginas: number;
  numTotal: number;
  /** Filters that the server has applied; the others are applied here. */
  filtrosAplicados?: readonly string[] | undefined;
}

type Asked<T> = Promise<({ ok: true } & T) | CallFailure>;

/** A list that comes in one piece, and is always filtered here: another one of the same rows. */
export interface WholeList<R, M extends string> {
  mode: M;
  ask: () => Asked<Pick<ListPage<R>, 'rows' | 'omitted'>>;
  /** Whether the server says that there can be nothing in it for this reader. */
  isBarred: (failure: CallFailure) => boolean;
}

/**
 * Where the rows of a list come from, and how they are told apart, searched and put in order.
 * @typeParam R a row
 * @typeParam P a row as it is searched
 * @typeParam F the filters, spelt as in the query of the call
 * @typeParam M which of its lists is meant, where there are several
 */
export interface ListSource<R, P extends { row: R }, F extends object, M extends string> {
  page: (page: number, filters: F | undefined, options?: { signal: AbortSignal }) => Asked<ListPage<R>>;
  /** The list that comes in pages. */
  mode: M;
  whole?: WholeList<R, M>;
  /** Which list is meant where the address leaves it open. */
  usual: M;
  /** Rows that are shown at a time. */
  pageSize: number;
  keyOf: (row: R) => string | number;
  prepare: (row: R) => P;
  matcher: (filters: F) => (row: P) => boolean;
  /** The usual order. */
  order: (a: P, b: P) => number;
  /** Whether the filters ask for the other way round. */
  isReversed: (filters: F) => boolean;
}

/** What the address of a list says. */
export interface ListQuery<F extends object, M extends string> {
  /** Absent where the address leaves it open. */
  mode?: M;
  filters: F;
}
