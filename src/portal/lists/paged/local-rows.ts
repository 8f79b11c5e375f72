import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { ListPage, ListSource } from './list-source.ts';

/** Rows that are filtered here, in their usual order. */
export interface LocalRowSet<P> {
  rows: readonly P[];
  /** Nothing is left to be read. */
  isComplete: boolean;
  /** There is more, which is only read when it is asked for. */
  isHalted: boolean;
  /** How many of the rows that were read cannot be shown. */
  omitted: number;
}

/** Pages that one search reads: a server that does not filter has many readers. */
const pagesPerSearch = 10;

/** Pages that are asked for at the same time. */
const atOnce = 3;

/** The rows of both lists, as far as they are held here and not by the server. */
export interface LocalRows<R, P> {
  /** The list that comes in one piece, asked for once; a failure is not kept. */
  whole: () => Promise<{ ok: true; pool: LocalRowSet<P> } | CallFailure>;
  /** Takes the first page, where it came already. */
  begin: (first: ListPage<R>) => void;
  /** All rows as far as they have been read. */
  all: () => LocalRowSet<P>;
  /**
   * Reads on until there is nothing left, as much as one search may read is there, or a page does not come. Someone who
   * calls it while it is under way waits for the same end.
   * @param onRead called after each step
   */
  readAll: (onRead: () => void) => Promise<CallFailure | undefined>;
  /** Lets as many pages again be read as one search may. */
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
  let wholeAsked: ReturnType<LocalRows<R, P>['whole']> | undefined;
  let rows: P[] = [];
  let pagesRead = 0;
  let pages: number | undefined;
  let limit = pagesPerSearch;
  let omitted = 0;
  let reading: ReturnType<LocalRows<R, P>['readAll']> | undefined;
  const listeners = new Set<() => void>();

  async function askWhole(): ReturnType<LocalRows<R, P>['whole']> {
    const result = (await whole?.ask()) ?? { ok: true, rows: [] };
    if (!result.ok) {
      wholeAsked = undefined;
      return result;
    }
    const inOrder = result.rows.map(prepare).sort(order);
    return {
      ok: true,
      pool: { rows: inOrder, isComplete: true, isHalted: false, omitted: result.omitted ?? 0 },
    };
  }

  function addPage(asked: ListPage<R>): void {
    for (const row of asked.rows) {
      // One that moved to a later page because a new one came before it comes twice.
      if (known.has(keyOf(row))) continue;
      known.add(keyOf(row));
      rows.push(prepare(row));
    }
    omitted += asked.omitted ?? 0;
    pages = asked.numPaginas;
    pagesRead += 1;
  }

  async function read(): Promise<CallFailure | undefined> {
    while (pages === undefined || pagesRead < Math.min(pages, limit)) {
      const count = pages === undefined ? 1 : Math.min(atOnce, Math.min(pages, limit) - pagesRead);
      const numbers = Array.from({ length: count }, (_, index) => pagesRead + index + 1);
      const results = await Promise.all(numbers.map((number) => page(number, undefined)));
      for (const result of results) {
        if (!result.ok) return result;
        addPage(result);
      }
      if (pagesRead >= Math.min(pages ?? 0, limit)) rows = rows.toSorted(order);
      for (const tell of listeners) tell();
    }
    return undefined;
  }

  return {
    whole: () => (wholeAsked ??= askWhole()),
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
