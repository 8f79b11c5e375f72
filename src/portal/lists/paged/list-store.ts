import { atom, type ReadableAtom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { filterYielding, type YieldToMain } from './filter-yielding.ts';
import type { ListPage, ListQuery, ListSource } from './list-source.ts';
import { empty, keysOf, type ListState, newOnes } from './list-state.ts';
import { createLocalRows, type LocalRowSet } from './local-rows.ts';

export interface ListStore<R, F extends object, M extends string> {
  $list: ReadableAtom<ListState<R, F, M>>;
  /** Shows another list; what was asked for before is forgotten. Never rejects. */
  show: (query: ListQuery<F, M>) => Promise<void>;
  /** Shows more of the list. */
  showMore: () => Promise<void>;
  /** Looks through more rows, where there are more than one search reads. */
  searchOn: () => Promise<void>;
  /** Tries again what failed. */
  retry: () => Promise<void>;
  /** Finds out how many rows the list has that comes in one piece, for a server that does not say so. */
  countWhole: () => Promise<void>;
  /** Puts a list that was shown before in its place. */
  restore: (list: ListState<R, F, M>, query: ListQuery<F, M>) => void;
}

/**
 * A list: filtered by the server where it says that it did, else here, where all its pages are read in the background.
 * A list that comes in one piece is always filtered here.
 * @param pause gives way to the page while a long list is filtered
 */
export function createListStore<R, P extends { row: R }, F extends object, M extends string>(
  source: ListSource<R, P, F, M>,
  pause?: YieldToMain,
): ListStore<R, F, M> {
  type State = ListState<R, F, M>;
  type Query = ListQuery<F, M>;
  const { whole, pageSize, keyOf, matcher, isReversed } = source;
  const pools = createLocalRows(source);
  const none = {} as F;
  const $list = atom<State>({ ...empty, state: 'loading', filters: none });
  let asked: Query = { filters: none };
  let generation = 0;
  /** How many rows of a list that is filtered here are shown. */
  let shown = pageSize;
  /** Rows of a list that was put back in its place. */
  let atLeast = 0;
  let ignoresFilters = false;
  let stop = new AbortController();

  const put = (change: Partial<State>): void => $list.set({ ...$list.get(), ...change });

  function fail(failure: CallFailure): void {
    if (failure.kind !== 'aborted') put({ ...empty, state: 'failed', failure });
  }

  /** Shows what the filters leave of a pool. */
  async function showPool(pool: LocalRowSet<P>, { mode, filters }: Required<Query>): Promise<void> {
    const own = generation;
    const rows = isReversed(filters) ? pool.rows.toReversed() : pool.rows;
    const found = await filterYielding(rows, matcher(filters), () => own !== generation, pause);
    if (!found || own !== generation) return;
    // What was shown before does not shrink while the rest is being read.
    if (!pool.isComplete && !pool.isHalted && found.length < atLeast) return;
    put({
      ...empty,
      state: 'ready',
      mode,
      filters,
      rows: found.slice(0, shown).map(({ row }) => row),
      total: found.length,
      isReading: !pool.isComplete && !pool.isHalted,
      searchedIn: pool.isHalted ? pool.rows.length : undefined,
      omitted: pool.omitted,
    });
  }

  /** The rows of a page in the order of the list, should the server have another one. */
  function inOrder({ rows }: ListPage<R>, filters: F): R[] {
    const sorted = rows.map(source.prepare).sort(source.order);
    return (isReversed(filters) ? sorted.toReversed() : sorted).map(({ row }) => row);
  }

  async function showWhole({ mode }: { mode: M }, { mode: wanted, filters }: Query): Promise<void> {
    const own = generation;
    const result = await pools.whole();
    if (own !== generation) return;
    noteWhole(result);
    if (result.ok) await showPool(result.pool, { mode, filters });
    else if (!whole?.isBarred(result)) fail(result);
    else if (wanted === mode) put({ ...empty, state: 'ready', mode, filters });
    else await showAll(filters);
  }

  function noteWhole(result: Awaited<ReturnType<typeof pools.whole>>): void {
    if (result.ok) put({ wholeTotal: result.pool.rows.length, isWholeBarred: false });
    else if (whole?.isBarred(result)) put({ isWholeBarred: true });
  }

  /** Shows what the server has filtered, page by page. */
  async function showAll(filters: F): Promise<void> {
    const keys = keysOf(filters);
    if (keys.length > 0 && ignoresFilters) return readOn(filters);
    const own = generation;
    const { signal } = stop;
    const result = await source.page(1, keys.length > 0 ? filters : undefined, { signal });
    if (own !== generation) return undefined;
    if (!result.ok) return fail(result);
    const { numTotal, filtrosAplicados = [] } = result;
    if (!keys.every((key) => filtrosAplicados.includes(key))) {
      ignoresFilters = true;
      if (filtrosAplicados.length === 0) pools.begin(result);
      return readOn(filters);
    }
    put({
      ...empty,
      state: 'ready',
      mode: source.mode,
      filters,
      rows: inOrder(result, filters),
      total: numTotal,
      pages: 1,
      omitted: result.omitted,
    });
    return undefined;
  }

  /** Shows what is left of the pages that were read, and reads the rest. */
  async function readOn(filters: F): Promise<void> {
    const own = generation;
    const target = { mode: source.mode, filters };
    let filtering: Promise<void> | undefined;
    let isBehind = false;
    const update = (): void => {
      if (own !== generation) return;
      if (filtering) {
        isBehind = true;
        return;
      }
      isBehind = false;
      filtering = showPool(pools.all(), target).finally(() => {
        filtering = undefined;
        if (isBehind) update();
      });
    };
    if (pools.all().rows.length > 0) update();
    const failure = await pools.readAll(update);
    while (filtering) await filtering;
    if (own !== generation) return;
    if (!failure) return void (await showPool(pools.all(), target));
    if (failure.kind === 'aborted') return;
    const { state, isUpdating } = $list.get();
    if (pools.all().rows.length === 0 && (state !== 'ready' || isUpdating)) fail(failure);
    else put({ isReading: false, isUpdating: false, more: 'idle', readFailure: failure });
  }

  async function begin(query: Query): Promise<void> {
    generation += 1;
    stop.abort();
    stop = new AbortController();
    asked = query;
    const { mode } = query;
    const isWhole = (mode ?? source.usual) === whole?.mode;
    // What is shown stays until the other list is there.
    if ($list.get().state === 'ready') put({ isUpdating: true, more: 'idle' });
    else put({ ...empty, state: 'loading', failure: undefined });
    put({ readFailure: undefined });
    const isBarred = mode === undefined && $list.get().isWholeBarred;
    await (whole && isWhole && !isBarred ? showWhole(whole, query) : showAll(query.filters));
  }

  /** The next rows of a list that is filtered here; one that was put back in its place has to be read first. */
  async function moreOfPool({ mode, filters, isReading }: State): Promise<void> {
    const own = generation;
    shown += pageSize;
    if (mode !== undefined && mode === whole?.mode) {
      put({ more: 'loading' });
      const result = await pools.whole();
      if (own !== generation) return;
      if (result.ok) return showPool(result.pool, { mode, filters });
      shown -= pageSize;
      return put({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    }
    const pool = pools.all();
    if (pool.isComplete || isReading) return showPool(pool, { mode: source.mode, filters });
    ignoresFilters = true;
    put({ more: 'loading' });
    return readOn(filters);
  }

  async function moreOfServer(list: State): Promise<void> {
    const own = generation;
    put({ more: 'loading' });
    const page = list.pages + 1;
    const filters = keysOf(list.filters).length > 0 ? list.filters : undefined;
    const { signal } = stop;
    const result = await source.page(page, filters, { signal });
    if (own !== generation) return;
    if (!result.ok) return put({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    const rows = [...list.rows, ...newOnes(list.rows, inOrder(result, list.filters), keyOf)];
    const omitted = (list.omitted ?? 0) + (result.omitted ?? 0);
    const total = page >= result.numPaginas ? rows.length : result.numTotal;
    put({ more: 'idle', pages: page, rows, omitted, total });
  }

  return {
    $list,
    show: (query) => {
      shown = pageSize;
      atLeast = 0;
      return begin(query);
    },
    showMore: async () => {
      const list = $list.get();
      if (list.more === 'loading' || list.isUpdating || list.state !== 'ready') return;
      await (list.pages === 0 ? moreOfPool(list) : moreOfServer(list));
    },
    searchOn: async () => {
      const { filters, searchedIn, isReading } = $list.get();
      if (searchedIn === undefined || isReading) return;
      pools.readFurther();
      put({ isReading: true, searchedIn: undefined });
      await readOn(filters);
    },
    retry: () => begin(asked),
    countWhole: async () => noteWhole(await pools.whole()),
    restore: (list, query) => {
      asked = query;
      atLeast = list.rows.length;
      shown = Math.max(pageSize, atLeast);
      $list.set({ ...list, more: 'idle', isUpdating: false });
      if (list.isReading) {
        ignoresFilters = true;
        void readOn(list.filters);
      }
    },
  };
}
