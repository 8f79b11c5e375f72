import type { CallFailure } from '#portal/data/server/client/result.ts';

/** Page of a list from the server. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** Number of rows left out because they do not fit the contract. */
  omitted?: number | undefined;
  numPaginas: number;
  numTotal: number;
  /** Filters that the server has applied; the others are applied in the browser. */
  filtrosAplicados?: readonly string[] | undefined;
}

type ListResult<Answer> = Promise<({ ok: true } & Answer) | CallFailure>;

/** Another list of such rows, which the server sends unpaged: always filtered in the browser. */
export interface UnpagedList<Row, Mode extends string> {
  mode: Mode;
  fetchRows: () => ListResult<Pick<ListPage<Row>, 'rows' | 'omitted'>>;
  /** Whether a failure means that this user has no access to the list at all. */
  isBarred: (failure: CallFailure) => boolean;
  /** Whether a row comes after all others in any order. */
  isLast?: (row: Row) => boolean;
}

/**
 * Source of a list's rows, with their identity, search and order.
 * @typeParam Prepared row prepared for searching
 * @typeParam Filters filters, named as in the query of the call
 * @typeParam Mode tells several lists of the same rows apart
 */
export interface ListSource<Row, Prepared extends { row: Row }, Filters extends object, Mode extends string> {
  /** Requests a page, counted from 1; without filters the server sends all rows. */
  fetchPage: (
    page: number,
    filters: Filters | undefined,
    options?: { signal: AbortSignal },
  ) => ListResult<ListPage<Row>>;
  /** Mode of the paged list. */
  mode: Mode;
  unpaged?: UnpagedList<Row, Mode>;
  /** Default mode, if the address has none. */
  defaultMode: Mode;
  /** Number of rows shown at a time. */
  pageSize: number;
  keyOf: (row: Row) => string | number;
  prepare: (row: Row) => Prepared;
  matcher: (filters: Filters) => (row: Prepared) => boolean;
  /** Comparator of the default order. */
  compare: (a: Prepared, b: Prepared) => number;
  /** Whether the filters ask for the reversed order. */
  isReversed: (filters: Filters) => boolean;
}

/** Query of a list, parsed from the address. */
export interface ListQuery<Filters extends object, Mode extends string> {
  /** Absent if the address has none. */
  mode?: Mode;
  filters: Filters;
}
