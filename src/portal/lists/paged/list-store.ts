import { atom, type ReadableAtom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { filterYielding, type YieldToMain } from './filter-yielding.ts';
import type { ListPage, ListQuery, ListSource } from './list-source.ts';
import { empty, keysOf, type ListState, newOnes } from './list-state.ts';
import { createLocalRows, type LocalRowSet } from './local-rows.ts';

export interface ListStore<R, F extends object, M extends string> {
  $list: ReadableAtom<ListState<R, F, M>>;
  /** Loads and shows a list, cancelling earlier requests. Never rejects. */
  show: (query: ListQuery<F, M>) => Promise<void>;
  /** Shows more of the list. */
  showMore: () => Promise<void>;
  /** Continues a search that stopped at its limit of pages. */
  searchOn: () => Promise<void>;
  /** Repeats the last query. */
  retry: () => Promise<void>;
  /** Loads the unpaged list for its number of rows, for a server that does not send the number. */
  countWhole: () => Promise<void>;
  /** Restores a list that was shown earlier. */
  restore: (list: ListState<R, F, M>, query: ListQuery<F, M>) => void;
}

/**
 * Creates the store of a list. The paged list is filtered by the server if the server confirms all filters; otherwise
 * all pages are read in the background and filtered in the browser, as the unpaged list always is.
 * @param pause yields to the main thread while a long list is filtered
 */
export function createListStore<R, P extends { row: R }, F extends object, M extends string>(
  source: ListSource<R, P, F, M>,
  pause?: YieldToMain,
): ListStore<R, F, M> {
  type State = ListState<R, F, M>;
  type Query = ListQuery<F, M>;
  const { whole, pageSize, keyOf, matcher, isReversed } = source;
  const localRows = createLocalRows(source);
  const none = {} as F;
  const $list = atom<State>({ ...empty, state: 'loading', filters: none });
  let lastQuery: Query = { filters: none };
  let generation = 0;
  /** Number of shown rows of a list that is filtered in the browser. */
  let shown = pageSize;
  /** Number of rows of a restored list. */
  let restoredCount = 0;
  let ignoresFilters = false;
  let abortController = new AbortController();

  const patch = (change: Partial<State>): void => $list.set({ ...$list.get(), ...change });

  function showFailure(failure: CallFailure): void {
    if (failure.kind !== 'aborted') patch({ ...empty, state: 'failed', failure });
  }

  /** Shows the matching rows of a local row set. */
  async function showLocalRows(rowSet: LocalRowSet<P>, { mode, filters }: Required<Query>): Promise<void> {
    const ownGeneration = generation;
    const rows = isReversed(filters) ? rowSet.rows.toReversed() : rowSet.rows;
    const matches = await filterYielding(rows, matcher(filters), () => ownGeneration !== generation, pause);
    if (!matches || ownGeneration !== generation) return;
    // A restored list must not shrink while the remaining pages are being read.
    if (!rowSet.isComplete && !rowSet.isHalted && matches.length < restoredCount) return;
    patch({
      ...empty,
      state: 'ready',
      mode,
      filters,
      rows: matches.slice(0, shown).map(({ row }) => row),
      total: matches.length,
      isReading: !rowSet.isComplete && !rowSet.isHalted,
      searchedIn: rowSet.isHalted ? rowSet.rows.length : undefined,
      omitted: rowSet.omitted,
    });
  }

  /** Sorts the rows of a page, in case the server's order differs. */
  function inOrder({ rows }: ListPage<R>, filters: F): R[] {
    const sorted = rows.map(source.prepare).sort(source.order);
    return (isReversed(filters) ? sorted.toReversed() : sorted).map(({ row }) => row);
  }

  async function showWhole({ mode }: { mode: M }, { mode: wanted, filters }: Query): Promise<void> {
    const ownGeneration = generation;
    const result = await localRows.whole();
    if (ownGeneration !== generation) return;
    noteWhole(result);
    if (result.ok) await showLocalRows(result.pool, { mode, filters });
    else if (!whole?.isBarred(result)) showFailure(result);
    else if (wanted === mode) patch({ ...empty, state: 'ready', mode, filters });
    else await showPaged(filters);
  }

  function noteWhole(result: Awaited<ReturnType<typeof localRows.whole>>): void {
    if (result.ok) patch({ wholeTotal: result.pool.rows.length, isWholeBarred: false });
    else if (whole?.isBarred(result)) patch({ isWholeBarred: true });
  }

  /** Shows the paged list, filtered by the server if it can. */
  async function showPaged(filters: F): Promise<void> {
    const keys = keysOf(filters);
    if (keys.length > 0 && ignoresFilters) return readOn(filters);
    const ownGeneration = generation;
    const { signal } = abortController;
    const result = await source.page(1, keys.length > 0 ? filters : undefined, { signal });
    if (ownGeneration !== generation) return undefined;
    if (!result.ok) return showFailure(result);
    const { numTotal, filtrosAplicados = [] } = result;
    if (!keys.every((key) => filtrosAplicados.includes(key))) {
      ignoresFilters = true;
      if (filtrosAplicados.length === 0) localRows.begin(result);
      return readOn(filters);
    }
    patch({
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

  /** Shows the matching rows of the pages read so far, and reads the remaining ones. */
  async function readOn(filters: F): Promise<void> {
    const ownGeneration = generation;
    const target = { mode: source.mode, filters };
    let filtering: Promise<void> | undefined;
    let isBehind = false;
    const update = (): void => {
      if (ownGeneration !== generation) return;
      if (filtering) {
        isBehind = true;
        return;
      }
      isBehind = false;
      filtering = showLocalRows(localRows.all(), target).finally(() => {
        filtering = undefined;
        if (isBehind) update();
      });
    };
    if (localRows.all().rows.length > 0) update();
    const failure = await localRows.readAll(update);
    while (filtering) await filtering;
    if (ownGeneration !== generation) return;
    if (!failure) return void (await showLocalRows(localRows.all(), target));
    if (failure.kind === 'aborted') return;
    const { state, isUpdating } = $list.get();
    if (localRows.all().rows.length === 0 && (state !== 'ready' || isUpdating)) showFailure(failure);
    else patch({ isReading: false, isUpdating: false, more: 'idle', readFailure: failure });
  }

  async function load(query: Query): Promise<void> {
    generation += 1;
    abortController.abort();
    abortController = new AbortController();
    lastQuery = query;
    const { mode } = query;
    const isWhole = (mode ?? source.usual) === whole?.mode;
    // The shown list stays until the new one has loaded.
    if ($list.get().state === 'ready') patch({ isUpdating: true, more: 'idle' });
    else patch({ ...empty, state: 'loading', failure: undefined });
    patch({ readFailure: undefined });
    const isBarred = mode === undefined && $list.get().isWholeBarred;
    await (whole && isWhole && !isBarred ? showWhole(whole, query) : showPaged(query.filters));
  }

  /** Shows more rows of a list that is filtered in the browser; a restored list has to be read first. */
  async function showMoreLocalRows({ mode, filters, isReading }: State): Promise<void> {
    const ownGeneration = generation;
    shown += pageSize;
    if (mode !== undefined && mode === whole?.mode) {
      patch({ more: 'loading' });
      const result = await localRows.whole();
      if (ownGeneration !== generation) return;
      if (result.ok) return showLocalRows(result.pool, { mode, filters });
      shown -= pageSize;
      return patch({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    }
    const rowSet = localRows.all();
    if (rowSet.isComplete || isReading) return showLocalRows(rowSet, { mode: source.mode, filters });
    ignoresFilters = true;
    patch({ more: 'loading' });
    return readOn(filters);
  }

  async function showMoreOfServer(list: State): Promise<void> {
    const ownGeneration = generation;
    patch({ more: 'loading' });
    const page = list.pages + 1;
    const filters = keysOf(list.filters).length > 0 ? list.filters : undefined;
    const { signal } = abortController;
    const result = await source.page(page, filters, { signal });
    if (ownGeneration !== generation) return;
    if (!result.ok) return patch({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    const rows = [...list.rows, ...newOnes(list.rows, inOrder(result, list.filters), keyOf)];
    const omitted = (list.omitted ?? 0) + (result.omitted ?? 0);
    const total = page >= result.numPaginas ? rows.length : result.numTotal;
    patch({ more: 'idle', pages: page, rows, omitted, total });
  }

  return {
    $list,
    show: (query) => {
      shown = pageSize;
      restoredCount = 0;
      return load(query);
    },
    showMore: async () => {
      const list = $list.get();
      if (list.more === 'loading' || list.isUpdating || list.state !== 'ready') return;
      await (list.pages === 0 ? showMoreLocalRows(list) : showMoreOfServer(list));
    },
    searchOn: async () => {
      const { filters, searchedIn, isReading } = $list.get();
      if (searchedIn === undefined || isReading) return;
      localRows.readFurther();
      patch({ isReading: true, searchedIn: undefined });
      await readOn(filters);
    },
    retry: () => load(lastQuery),
    countWhole: async () => noteWhole(await localRows.whole()),
    restore: (list, query) => {
      lastQuery = query;
      restoredCount = list.rows.length;
      shown = Math.max(pageSize, restoredCount);
      $list.set({ ...list, more: 'idle', isUpdating: false });
      if (list.isReading) {
        ignoresFilters = true;
        void readOn(list.filters);
      }
    },
  };
}
