import { atom, type ReadableAtom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { filterYielding, type YieldToMain } from './filter-yielding.ts';
import type { ListPage, ListQuery, ListSource } from './list-source.ts';
import { emptyList, activeFilterNames, type ListState, withoutShown } from './list-state.ts';
import { createLocalRows, type LocalRowSet } from './local-rows.ts';
import { moveLast, sortRows } from './row-order.ts';

export interface ListStore<Row, Filters extends object, Mode extends string> {
  $list: ReadableAtom<ListState<Row, Filters, Mode>>;
  /** Loads and shows a list, cancelling earlier requests. Never rejects. */
  show: (query: ListQuery<Filters, Mode>) => Promise<void>;
  /** Shows more of the list. */
  showMore: () => Promise<void>;
  /** Continues a search that stopped at its limit of pages. */
  searchOn: () => Promise<void>;
  /** Repeats the last query. */
  retry: () => Promise<void>;
  /** Loads the unpaged list for its number of rows, for a server that does not send the number. */
  countUnpaged: () => Promise<void>;
  /** Restores a list that was shown earlier. */
  restore: (list: ListState<Row, Filters, Mode>, query: ListQuery<Filters, Mode>) => void;
}

/**
 * Creates the store of a list. The paged list is filtered by the server if the server confirms all filters; otherwise
 * all pages are read in the background and filtered in the browser, as the unpaged list always is.
 * @param pause yields to the main thread while a long list is filtered
 */
export function createListStore<
  Row,
  Prepared extends { row: Row },
  Filters extends object,
  Mode extends string,
>(source: ListSource<Row, Prepared, Filters, Mode>, pause?: YieldToMain): ListStore<Row, Filters, Mode> {
  type State = ListState<Row, Filters, Mode>;
  type Query = ListQuery<Filters, Mode>;
  const { unpaged, pageSize, keyOf, matcher, isReversed } = source;
  const localRows = createLocalRows(source);
  const noFilters = {} as Filters;
  const $list = atom<State>({ ...emptyList, state: 'loading', filters: noFilters });
  let lastQuery: Query = { filters: noFilters };
  let generation = 0;
  /** Number of shown rows of a list that is filtered in the browser. */
  let shown = pageSize;
  /** Number of rows of a restored list. */
  let restoredCount = 0;
  let ignoresFilters = false;
  let abortController = new AbortController();

  const patch = (change: Partial<State>): void => $list.set({ ...$list.get(), ...change });

  function showFailure(failure: CallFailure): void {
    if (failure.kind !== 'aborted') patch({ ...emptyList, state: 'failed', failure });
  }

  /** Shows the matching rows of a local row set. */
  async function showLocalRows(
    rowSet: LocalRowSet<Prepared>,
    { mode, filters }: Required<Query>,
  ): Promise<void> {
    const ownGeneration = generation;
    const rows = isReversed(filters) ? rowSet.rows.toReversed() : rowSet.rows;
    const found = await filterYielding(rows, matcher(filters), () => ownGeneration !== generation, pause);
    if (!found || ownGeneration !== generation) return;
    const isLast = mode === unpaged?.mode ? unpaged?.isLast : undefined;
    const matches = moveLast(found, isLast);
    // A restored list must not shrink while the remaining pages are being read.
    if (!rowSet.isComplete && !rowSet.isHalted && matches.length < restoredCount) return;
    patch({
      ...emptyList,
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
  function inOrder({ rows }: ListPage<Row>, filters: Filters): Row[] {
    const sorted = sortRows(rows, source);
    return (isReversed(filters) ? sorted.toReversed() : sorted).map(({ row }) => row);
  }

  async function showUnpaged({ mode }: { mode: Mode }, { mode: wanted, filters }: Query): Promise<void> {
    const ownGeneration = generation;
    const result = await localRows.loadUnpaged();
    if (ownGeneration !== generation) return;
    storeUnpagedTotal(result);
    if (result.ok) await showLocalRows(result.rowSet, { mode, filters });
    else if (!unpaged?.isBarred(result)) showFailure(result);
    else if (wanted === mode) patch({ ...emptyList, state: 'ready', mode, filters });
    else await showPaged(filters);
  }

  function storeUnpagedTotal(result: Awaited<ReturnType<typeof localRows.loadUnpaged>>): void {
    if (result.ok) patch({ unpagedTotal: result.rowSet.rows.length, isUnpagedBarred: false });
    else if (unpaged?.isBarred(result)) patch({ isUnpagedBarred: true });
  }

  /** Shows the paged list, filtered by the server if it can. */
  async function showPaged(filters: Filters): Promise<void> {
    const keys = activeFilterNames(filters);
    if (keys.length > 0 && ignoresFilters) return readRemainingPages(filters);
    const ownGeneration = generation;
    const { signal } = abortController;
    const result = await source.fetchPage(1, keys.length > 0 ? filters : undefined, { signal });
    if (ownGeneration !== generation) return undefined;
    if (!result.ok) return showFailure(result);
    const { numTotal, filtrosAplicados = [] } = result;
    if (!keys.every((key) => filtrosAplicados.includes(key))) {
      ignoresFilters = true;
      if (filtrosAplicados.length === 0) localRows.begin(result);
      return readRemainingPages(filters);
    }
    patch({
      ...emptyList,
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
  async function readRemainingPages(filters: Filters): Promise<void> {
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
    const isUnpaged = (mode ?? source.defaultMode) === unpaged?.mode;
    // The shown list stays until the new one has loaded.
    if ($list.get().state === 'ready') patch({ isUpdating: true, more: 'idle' });
    else patch({ ...emptyList, state: 'loading', failure: undefined });
    patch({ readFailure: undefined });
    const isBarred = mode === undefined && $list.get().isUnpagedBarred;
    await (unpaged && isUnpaged && !isBarred ? showUnpaged(unpaged, query) : showPaged(query.filters));
  }

  /** Shows more rows of a list that is filtered in the browser; a restored list has to be read first. */
  async function showMoreLocalRows({ mode, filters, isReading }: State): Promise<void> {
    const ownGeneration = generation;
    shown += pageSize;
    if (mode !== undefined && mode === unpaged?.mode) {
      patch({ more: 'loading' });
      const result = await localRows.loadUnpaged();
      if (ownGeneration !== generation) return;
      if (result.ok) return showLocalRows(result.rowSet, { mode, filters });
      shown -= pageSize;
      return patch({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    }
    const rowSet = localRows.all();
    if (rowSet.isComplete || isReading) return showLocalRows(rowSet, { mode: source.mode, filters });
    ignoresFilters = true;
    patch({ more: 'loading' });
    return readRemainingPages(filters);
  }

  async function showMoreOfServer(list: State): Promise<void> {
    const ownGeneration = generation;
    patch({ more: 'loading' });
    const page = list.pages + 1;
    const filters = activeFilterNames(list.filters).length > 0 ? list.filters : undefined;
    const { signal } = abortController;
    const result = await source.fetchPage(page, filters, { signal });
    if (ownGeneration !== generation) return;
    if (!result.ok) return patch({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    const rows = [...list.rows, ...withoutShown(list.rows, inOrder(result, list.filters), keyOf)];
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
      await readRemainingPages(filters);
    },
    retry: () => load(lastQuery),
    countUnpaged: async () => storeUnpagedTotal(await localRows.loadUnpaged()),
    restore: (list, query) => {
      lastQuery = query;
      restoredCount = list.rows.length;
      shown = Math.max(pageSize, restoredCount);
      $list.set({ ...list, more: 'idle', isUpdating: false });
      if (list.isReading) {
        ignoresFilters = true;
        void readRemainingPages(list.filters);
      }
    },
  };
}
