import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { ListPage, ListSource } from './list-source.ts';

/** Rows for filtering in the browser, in their default order. */
export interface LocalRowSet<P> {
  rows: readonly P[];
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
export interface LocalRows<R, P> {
  /** Loads the unpaged list once; a failure is not cached. */
  whole: () => Promise<{ ok: true; pool: LocalRowSet<P> } | CallFailure>;
  /** Adds the first page if it was loaded already. */
  begin: (first: ListPage<R>) => void;
  /** Rows of the paged list read so far. */
  all: () => LocalRowSet<P>;
  /**
   * Reads pages until all are read, the limit of one search is reached, or a page fails. Concurrent calls share one
   * reading.
   * @param onRead called after each batch of pages
   */
  readAll: (onRead: () => void) => Promise<CallFailure | undefined>;
  /** Raises the limit by the pages of one more search. */
  readFurther: () => void;
}

export function createLocalRows<R, P extends { row: R }, F extends object, M extends string>({
  page,
  whole,
  keyOf,
  prepare,
  order,
}: ListSource<R, P, F, M>): LocalRows<R, P> {
  const known = new Set<string | number>();
  let wholeRequest: ReturnType<LocalRows<R, P>['whole']> | undefined;
  let rows: P[] = [];
  let pagesRead = 0;
  let pages: number | undefined;
  let limit = pagesPerSearch;
  let omitted = 0;
  let reading: ReturnType<LocalRows<R, P>['readAll']> | undefined;
  const listeners = new Set<() => void>();

  async function loadWhole(): ReturnType<LocalRows<R, P>['whole']> {
    const result = (await whole?.ask()) ?? { ok: true, rows: [] };
    if (!result.ok) {
      wholeRequest = undefined;
      return result;
    }
    const inOrder = result.rows.map(prepare).sort(order);
    return {
      ok: true,
      pool: { rows: inOrder, isComplete: true, isHalted: false, omitted: result.omitted ?? 0 },
    };
  }

  function addPage(listPage: ListPage<R>): void {
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
      const results = await Promise.all(numbers.map((number) => page(number, undefined)));
      for (const result of results) {
        if (!result.ok) return result;
        addPage(result);
      }
      if (pagesRead >= Math.min(pages ?? 0, limit)) rows = rows.toSorted(order);
      for (const notify of listeners) notify();
    }
    return undefined;
  }

  return {
    whole: () => (wholeRequest ??= loadWhole()),
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
