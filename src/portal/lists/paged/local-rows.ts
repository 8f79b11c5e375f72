import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { ListPage, ListSource } from './list-source.ts';
import { sortRows } from './row-order.ts';

/** Rows for filtering in the browser, in their default order. */
export interface LocalRowSet<Prepared> {
  rows: readonly Prepared[];
  /** All pages have been read. */
  isComplete: boolean;
  /** Reading stopped at the limit of one search; `readFurther` raises it. */
  isHalted: boolean;
  /** Number of rows that were read and cannot be shown. */
  omitted: number;
}

/** Number of pages that one search reads, to spare a server that does not filter. */
const pagesPerSearch = 10;

/** Number of pages requested in parallel. */
const parallelPages = 3;

/** Local rows of both lists, paged and unpaged. */
export interface LocalRows<Row, Prepared> {
  /** Loads the unpaged list once; a failure is not cached. */
  loadUnpaged: () => Promise<{ ok: true; rowSet: LocalRowSet<Prepared> } | CallFailure>;
  /** Adds the first page if it was loaded already. */
  begin: (first: ListPage<Row>) => void;
  /** Rows of the paged list read so far. */
  all: () => LocalRowSet<Prepared>;
  /**
   * Reads pages until all are read, the limit of one search is reached, or a page fails. Concurrent calls share one
   * reading.
   * @param onRead called after each batch of pages
   */
  readAll: (onRead: () => void) => Promise<CallFailure | undefined>;
  /** Raises the limit by the pages of one more search. */
  readFurther: () => void;
}

export function createLocalRows<
  Row,
  Prepared extends { row: Row },
  Filters extends object,
  Mode extends string,
>({
  fetchPage,
  unpaged,
  keyOf,
  prepare,
  compare,
}: ListSource<Row, Prepared, Filters, Mode>): LocalRows<Row, Prepared> {
  const known = new Set<string | number>();
  let unpagedRequest: ReturnType<LocalRows<Row, Prepared>['loadUnpaged']> | undefined;
  let rows: Prepared[] = [];
  let pagesRead = 0;
  let pages: number | undefined;
  let limit = pagesPerSearch;
  let omitted = 0;
  let reading: ReturnType<LocalRows<Row, Prepared>['readAll']> | undefined;
  const listeners = new Set<() => void>();

  async function readUnpaged(): ReturnType<LocalRows<Row, Prepared>['loadUnpaged']> {
    const result = (await unpaged?.fetchRows()) ?? { ok: true, rows: [] };
    if (!result.ok) {
      unpagedRequest = undefined;
      return result;
    }
    const inOrder = sortRows(result.rows, { prepare, compare });
    return {
      ok: true,
      rowSet: { rows: inOrder, isComplete: true, isHalted: false, omitted: result.omitted ?? 0 },
    };
  }

  function addPage(listPage: ListPage<Row>): void {
    for (const row of listPage.rows) {
      // A row that moved to a later page, because of a new row before it, comes twice.
      if (known.has(keyOf(row))) continue;
      known.add(keyOf(row));
      rows.push(prepare(row));
    }
    omitted += listPage.omitted ?? 0;
    pages = listPage.numPaginas;
    pagesRead += 1;
  }

  async function read(): Promise<CallFailure | undefined> {
    while (pages === undefined || pagesRead < Math.min(pages, limit)) {
      const count = pages === undefined ? 1 : Math.min(parallelPages, Math.min(pages, limit) - pagesRead);
      const numbers = Array.from({ length: count }, (_, index) => pagesRead + index + 1);
      const results = await Promise.all(numbers.map((number) => fetchPage(number, undefined)));
      for (const result of results) {
        if (!result.ok) return result;
        addPage(result);
      }
      if (pagesRead >= Math.min(pages ?? 0, limit)) rows = rows.toSorted(compare);
      for (const notify of listeners) notify();
    }
    return undefined;
  }

  return {
    loadUnpaged: () => (unpagedRequest ??= readUnpaged()),
    begin: (first) => {
      if (pagesRead === 0 && !reading) addPage(first);
    },
    all: () => {
      const isComplete = pages !== undefined && pagesRead >= pages;
      return { rows, isComplete, isHalted: !isComplete && pagesRead >= limit, omitted };
    },
    readAll: async (onRead) => {
      listeners.add(onRead);
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const failure = await reading;
      listeners.delete(onRead);
      return failure;
    },
    readFurther: () => {
      limit = Math.max(limit, pagesRead + pagesPerSearch);
    },
  };
}
