import * as codes from '#core/contract/codes.ts';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { Caller, CallInput } from '#portal/data/server/client/call.ts';
import type { DatosOfCall } from '#portal/data/server/client/answered.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { queryKey, staleTime } from '#portal/data/server/client/query-key.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';

/** State of a query: loading, ready or failed. `ready` with a `failure`: a stale answer, and why its refetch failed. */
export type QueryState<T> =
  | { state: 'loading' }
  | ({ state: 'ready'; failure?: CallFailure } & DatosOfCall<T>)
  | { state: 'failed'; failure: CallFailure };

/** Key prefix of the cached answers of a portal for one user. */
export type CachePrefix = `portal.${string}.cache.${string}.`;

export interface QueryCacheSettings {
  call: Caller;
  /** Of the tab: emptied when it is closed, and by the sign-out. */
  storage: SafeStorage;
  prefix: () => CachePrefix;
  language: () => string;
  now: () => number;
  /** Set when the server refuses the account: no answer is shown or cached from then on. */
  refusal: ReadableAtom<CallFailure | undefined>;
  /** Whether a form of the page has unsaved input: the answers around it stay on the screen. */
  hasUnsavedInput: () => boolean;
}

export interface QueryCache {
  /** The answer to a call, requested once however many parts of the page show it. */
  of: <C extends Call>(call: C, input: CallInput<C>) => ReadableAtom<QueryState<DatosOf<C>>>;
  /**
   * Refetches, for a retry or after a change; the known answer stays on the screen meanwhile.
   * @returns the new answer, or the known one where the request failed
   */
  refresh: <C extends Call>(call: C, input: CallInput<C>) => Promise<DatosOf<C> | undefined>;
  /** Writes an answer that a write has changed into the cache, without a request. */
  put: <C extends Call>(call: C, input: CallInput<C>, datos: DatosOf<C>) => void;
  /** Drops the answers to calls after a write has changed them; those on the screen are refetched. */
  drop: (...calls: readonly Call[]) => void;
}

interface CachedAnswer extends DatosOfCall<unknown> {
  /** When it was stored, in milliseconds since 1970. */
  time: number;
}

const readyWith = ({ datos, omitted }: DatosOfCall<unknown>): QueryState<unknown> => ({
  state: 'ready',
  datos,
  ...(omitted && { omitted }),
});

type Refusal = Exclude<CallFailure, { kind: 'aborted' }>;

/** Whether the known answer may still be shown: the server did not answer, or the failure is not about this query. */
function leavesKnown(failure: Refusal): boolean {
  return (
    failure.kind === 'unavailable' || failure.code === codes.general || failure.code === codes.sessionEnded
  );
}

export function createQueryCache({
  call,
  storage,
  prefix,
  language,
  now,
  refusal,
  hasUnsavedInput,
}: QueryCacheSettings): QueryCache {
  type AnyState = QueryState<unknown>;
  type AnyStore = ReturnType<typeof atom<AnyState>>;
  const stores = new Map<string, { store: AnyStore; input: object }>();
  const inFlight = new Map<string, Promise<void>>();

  const storageKeyOf = (key: string): StorageKey => `${prefix()}${language()}.${key}`;

  function readCached(key: string): CachedAnswer | undefined {
    try {
      const cached = JSON.parse(storage.get(storageKeyOf(key)) ?? 'null') as CachedAnswer | null;
      return cached && now() - cached.time < answerMaxAge ? cached : undefined;
    } catch {
      return undefined;
    }
  }

  function writeCached(query: Call, key: string, { datos, omitted }: DatosOfCall<unknown>): void {
    if (query.freshFor === undefined) return;
    const text = JSON.stringify({ time: now(), datos, omitted });
    // A full storage is no reason to fail: the next page refetches the answer.
    if (!storage.set(storageKeyOf(key), text)) storage.remove(storageKeyOf(key));
  }

  function storeOf(query: Call, input: object): AnyStore {
    const key = queryKey(query, input);
    const known = stores.get(key);
    if (known) return known.store;
    const store = atom<AnyState>({ state: 'loading' });
    stores.set(key, { store, input });
    onMount(store, () => {
      const refused = refusal.get();
      if (refused) {
        store.set({ state: 'failed', failure: refused });
        return;
      }
      const cached = query.freshFor === undefined ? undefined : readCached(key);
      if (cached) store.set(readyWith(cached));
      const isFresh = cached && now() - cached.time < (staleTime(query) ?? 0);
      if (!isFresh) void fetchQuery(query, input);
    });
    return store;
  }

  /** The state after a failed request: a known answer stays, with the failure only where the server itself failed. */
  function afterFailure(shown: AnyState, failure: Refusal, key: string): AnyState {
    if (!leavesKnown(failure)) storage.remove(storageKeyOf(key));
    else if (shown.state === 'ready') return failure.code === codes.general ? { ...shown, failure } : shown;
    return { state: 'failed', failure };
  }

  /** Fails a query, except an answer on the screen of a page with unsaved input. */
  function refuse(store: AnyStore, failure: CallFailure): void {
    const isNeeded = store.lc > 0 && store.value.state === 'ready' && hasUnsavedInput();
    if (!isNeeded) store.set({ state: 'failed', failure });
  }

  function fetchQuery(query: Call, input: object): Promise<void> {
    const key = queryKey(query, input);
    const pending = inFlight.get(key);
    if (pending) return pending;
    async function load(): Promise<void> {
      const store = storeOf(query, input);
      if (store.get().state === 'failed') store.set({ state: 'loading' });
      const result = await call(query, input as never);
      // Dropped and refetched meanwhile: this answer is older than the change.
      if (inFlight.get(key) !== request) return inFlight.get(key);
      inFlight.delete(key);
      const refused = refusal.get();
      if (refused) refuse(store, refused);
      else if (result.ok) {
        writeCached(query, key, result);
        store.set(readyWith(result));
      } else if (result.kind !== 'aborted') store.set(afterFailure(store.get(), result, key));
    }
    const request = load();
    inFlight.set(key, request);
    return request;
  }

  refusal.listen((failure) => {
    if (!failure) return;
    for (const key of storage.keys(prefix())) storage.remove(key);
    for (const { store } of stores.values()) refuse(store, failure);
  });

  return {
    of: (query, input) => storeOf(query, input as object) as never,
    refresh: async (query, input) => {
      await fetchQuery(query, input as object);
      const shown = storeOf(query, input as object).get();
      return (shown.state === 'ready' ? shown.datos : undefined) as never;
    },
    put: (query, input, datos) => {
      const store = storeOf(query, input as object);
      // Keeps the count of omitted rows: they are not part of the change.
      const changed = { ...store.value, datos };
      writeCached(query, queryKey(query, input as object), changed);
      store.set(readyWith(changed));
    },
    drop: (...calls) => {
      for (const query of calls) {
        const isOfCall = (key: string): boolean => key === query.name || key.startsWith(`${query.name}{`);
        // In every language: the next page may be in another one.
        for (const stored of storage.keys(prefix()))
          if (isOfCall(stored.slice(prefix().length).replace(/^[^.]*\./, ''))) storage.remove(stored);
        for (const [key, { store, input }] of stores) {
          if (!isOfCall(key)) continue;
          inFlight.delete(key);
          // Queries on the screen are refetched at once, the others when something shows them.
          if (store.lc > 0) void fetchQuery(query, input);
          else stores.delete(key);
        }
      }
    },
  };
}
