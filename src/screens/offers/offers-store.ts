import { atom, type ReadableAtom } from 'nanostores';
import { dameOfertasUsuario } from '#api/calls/student-offers.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import { pageSize } from '#api/entities/paging.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';
import type { ListQuery, Mode, OfferFilters } from './filters.ts';
import { filterInSlices, type GiveWay } from './in-slices.ts';
import { empty, inOrder, keysOf, type ListState, newOnes } from './list-state.ts';
import { matcher } from './match-offer.ts';
import { createOfferPools, type Pool } from './offer-pools.ts';

/** The code that says that the CV of the reader names no studies. */
const noStudies = 26;

export interface OffersStore {
  $list: ReadableAtom<ListState>;
  /** Shows another list; what was asked for before is forgotten. Never rejects. */
  show: (query: ListQuery) => Promise<void>;
  /** Shows more of the list. */
  showMore: () => Promise<void>;
  /** Tries again what failed. */
  retry: () => Promise<void>;
  /** Finds out how many offers fit, for a server that does not say so in its counts. */
  countFitting: () => Promise<void>;
  /** Puts a list that was shown before in its place. */
  restore: (list: ListState, query: ListQuery) => void;
}

interface StoreSettings {
  kind: OfferKind;
  call: Caller;
  /** Gives way to the page while a long list is filtered. */
  pause?: GiveWay;
}

/**
 * A list of offers: filtered by the server where it says that it did, else here, where all its pages are read in the
 * background. The offers that fit come in one piece and are always filtered here.
 */
export function createOffersStore({ kind, call, pause }: StoreSettings): OffersStore {
  const pools = createOfferPools(kind, call);
  const $list = atom<ListState>({ ...empty, state: 'loading', filters: {} });
  let asked: ListQuery = { filters: {} };
  let generation = 0;
  /** How many rows of a list that is filtered here are shown. */
  let shown: number = pageSize;
  /** Rows of a list that was put back in its place. */
  let atLeast = 0;
  let ignoresFilters = false;
  let stop = new AbortController();

  const put = (change: Partial<ListState>): void => $list.set({ ...$list.get(), ...change });

  function fail(failure: CallFailure): void {
    if (failure.kind !== 'aborted') put({ ...empty, state: 'failed', failure });
  }

  /** Shows what the filters leave of a pool. */
  async function showPool(
    pool: Pool,
    { mode, filters }: { mode: Mode; filters: OfferFilters },
  ): Promise<void> {
    const own = generation;
    const rows = filters.date === 'asc' ? pool.rows.toReversed() : pool.rows;
    const found = await filterInSlices(rows, matcher(filters), () => own !== generation, pause);
    if (!found || own !== generation) return;
    // What was shown before does not shrink while the rest is being read.
    if (!pool.isComplete && found.length < atLeast) return;
    put({
      ...empty,
      state: 'ready',
      mode,
      filters,
      offers: found.slice(0, shown).map(({ offer }) => offer),
      total: found.length,
      isReading: !pool.isComplete,
    });
  }

  async function showFitting(query: ListQuery): Promise<void> {
    const own = generation;
    const result = await pools.fitting();
    if (own !== generation) return;
    if (result.ok) {
      put({ fitting: result.pool.rows.length, hasNoStudies: false });
      await showPool(result.pool, { mode: 'encajan', filters: query.filters });
    } else if (result.kind === 'error' && result.code === noStudies) {
      put({ hasNoStudies: true });
      if (query.mode === 'encajan') {
        put({ ...empty, state: 'ready', mode: 'encajan', filters: query.filters });
      } else await showAll(query.filters);
    } else fail(result);
  }

  /** Shows what the server has filtered, page by page. */
  async function showAll(filters: OfferFilters): Promise<void> {
    const keys = keysOf(filters);
    if (keys.length > 0 && ignoresFilters) return readOn(filters);
    const own = generation;
    const { signal } = stop;
    const input = { params: { type: kind, page: 1 }, ...(keys.length > 0 ? { query: filters } : {}) };
    const result = await call(dameOfertasUsuario, input, { signal });
    if (own !== generation) return undefined;
    if (!result.ok) return fail(result);
    const { ofertas, numTotal, filtrosAplicados = [] } = result.datos;
    if (!keys.every((key) => filtrosAplicados.includes(key))) {
      ignoresFilters = true;
      return readOn(filters);
    }
    put({
      ...empty,
      state: 'ready',
      mode: 'todas',
      filters,
      offers: inOrder(ofertas, filters),
      total: numTotal,
      pages: 1,
    });
    return undefined;
  }

  /** Shows what is left of the pages that were read, and reads the rest. */
  async function readOn(filters: OfferFilters): Promise<void> {
    const own = generation;
    const target = { mode: 'todas', filters } as const;
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

  async function begin(query: ListQuery): Promise<void> {
    generation += 1;
    stop.abort();
    stop = new AbortController();
    asked = query;
    const isFitting = query.mode === 'encajan' || (query.mode === undefined && kind === 'practicas');
    // What is shown stays until the other list is there.
    if ($list.get().state === 'ready') put({ isUpdating: true, more: 'idle' });
    else put({ ...empty, state: 'loading', failure: undefined });
    put({ readFailure: undefined });
    await (isFitting && !(query.mode === undefined && $list.get().hasNoStudies)
      ? showFitting(query)
      : showAll(query.filters));
  }

  /** The next rows of a list that is filtered here; one that was put back in its place has to be read first. */
  async function moreOfPool({ mode, filters, isReading }: ListState): Promise<void> {
    const own = generation;
    shown += pageSize;
    if (mode === 'encajan') {
      put({ more: 'loading' });
      const result = await pools.fitting();
      if (own !== generation) return;
      if (result.ok) return showPool(result.pool, { mode, filters });
      shown -= pageSize;
      return put({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    }
    const pool = pools.all();
    if (pool.isComplete || isReading) return showPool(pool, { mode: 'todas', filters });
    ignoresFilters = true;
    put({ more: 'loading' });
    return readOn(filters);
  }

  async function moreOfServer(list: ListState): Promise<void> {
    const own = generation;
    put({ more: 'loading' });
    const page = list.pages + 1;
    const query = keysOf(list.filters).length > 0 ? { query: list.filters } : {};
    const { signal } = stop;
    const result = await call(dameOfertasUsuario, { params: { type: kind, page }, ...query }, { signal });
    if (own !== generation) return;
    if (!result.ok) return put({ more: result.kind === 'aborted' ? 'idle' : 'failed' });
    const { ofertas, numPaginas, numTotal } = result.datos;
    const offers = [...list.offers, ...newOnes(list.offers, inOrder(ofertas, list.filters))];
    put({ more: 'idle', pages: page, offers, total: page >= numPaginas ? offers.length : numTotal });
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
    retry: () => begin(asked),
    countFitting: async () => {
      const result = await pools.fitting();
      if (result.ok) put({ fitting: result.pool.rows.length, hasNoStudies: false });
      else if (result.kind === 'error' && result.code === noStudies) put({ hasNoStudies: true });
    },
    restore: (list, query) => {
      asked = query;
      atLeast = list.offers.length;
      shown = Math.max(pageSize, atLeast);
      $list.set({ ...list, more: 'idle', isUpdating: false });
      if (list.isReading) {
        ignoresFilters = true;
        void readOn(list.filters);
      }
    },
  };
}
