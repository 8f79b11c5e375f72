import type { CallFailure } from '#portal/data/server/client/result.ts';

/** Page of a list from the server. */
export interface ListPage<R> {
  rows: readonly R[];
  /** Number of rows left out because they do not fit the contract. */
  omitted?: number | undefined;
  numPaginas: number;
  numTotal: number;
  /** Filters that the server has applied; the others are applied in the browser. */
  filtrosAplicados?: readonly string[] | undefined;
}

type ListResult<T> = Promise<({ ok: true } & T) | CallFailure>;

/** Second list of the same kind of rows, which comes unpaged and is always filtered in the browser. */
export interface WholeList<R, M extends string> {
  mode: M;
  ask: () => ListResult<Pick<ListPage<R>, 'rows' | 'omitted'>>;
  /** Whether a failure means that the list cannot contain anything for this user. */
  isBarred: (failure: CallFailure) => boolean;
}

/**
 * Source of a list's rows, with their identity, search and order.
 * @typeParam R row
 * @typeParam P row prepared for searching
 * @typeParam F filters, named as in the query of the call
 * @typeParam M mode, which tells several lists of the same rows apart
 */
export interface ListSource<R, P extends { row: R }, F extends object, M extends string> {
  page: (page: number, filters: F | undefined, options?: { signal: AbortSignal }) => ListResult<ListPage<R>>;
  /** Mode of the paged list. */
  mode: M;
  whole?: WholeList<R, M>;
  /** Default mode, if the address has none. */
  usual: M;
  /** Number of rows shown at a time. */
  pageSize: number;
  keyOf: (row: R) => string | number;
  prepare: (row: R) => P;
  matcher: (filters: F) => (row: P) => boolean;
  /** Comparator of the default order. */
  order: (a: P, b: P) => number;
  /** Whether the filters ask for the reversed order. */
  isReversed: (filters: F) => boolean;
}

/** Query of a list, parsed from the address. */
export interface ListQuery<F extends object, M extends string> {
  /** Absent if the address has none. */
  mode?: M;
  filters: F;
}
