import * as codes from '#core/contract/codes.ts';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { Caller, CallInput } from '#portal/data/server/client/call.ts';
import type { DatosOfCall } from '#portal/data/server/client/answered.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';

/**
 * What is known of an answer: nothing yet, the answer, or why there is none. With `failure` the answer is stale, and
 * that is why the server would not give it again.
 */
export type QueryState<T> =
  | { state: 'loading' }
  | ({ state: 'ready'; failure?: CallFailure } & DatosOfCall<T>)
  | { state: 'failed'; failure: CallFailure };

/**
 * For how long an answer need not be asked for again, in milliseconds; undefined for one that is not kept. After
 * `keptFor` it is not shown any more.
 */
export function staleTime({ freshFor }: Pick<Call, 'freshFor'>): number | undefined {
  return freshFor === undefined ? undefined : freshFor * 60_000;
}

/** What an answer is called among those that are kept: its call and what it was asked with. */
export function queryKey(wanted: Pick<Call, 'name'>, input: object): string {
  const parameters = JSON.stringify(input);
  return parameters === '{}' ? wanted.name : `${wanted.name}${parameters}`;
}

/** What the keys of the answers of a portal for one user begin with. */
export type CachePrefix = `portal.${string}.cache.${string}.`;

export interface QueryCacheSettings {
  call: Caller;
  /** Of the tab: it goes with it, and with the sign-out. */
  storage: SafeStorage;
  /** Beginning of the keys: portal and user. */
  prefix: () => CachePrefix;
  language: () => string;
  now: () => number;
  /** Set when the server refuses the account: nothing that is known is shown or kept any longer. */
  refusal: ReadableAtom<CallFailure | undefined>;
  /** Whether the page holds something that was typed and is not sent: it stays, with what it was typed into. */
  holdsTyped: () => boolean;
}

export interface QueryCache {
  /** The answer to a call, asked for once however many parts of the page show it. */
  of: <C extends Call>(call: C, input: CallInput<C>) => ReadableAtom<QueryState<DatosOf<C>>>;
  /**
   * Asks again, for a retry or because something changed; what is known stays on the screen meanwhile. Gives what is
   * known then: where no answer came, it is what was known before.
   */
  refresh: <C extends Call>(call: C, input: CallInput<C>) => Promise<DatosOf<C> | undefined>;
  /** Puts in place what a write has changed, so that it need not be asked for. */
  put: <C extends Call>(call: C, input: CallInput<C>, datos: DatosOf<C>) => void;
  /** Forgets the answers to calls, because a write has changed them. */
  drop: (...calls: readonly Call[]) => void;
}

interface Kept extends DatosOfCall<unknown> {
  time: number;
}

const readyWith = ({ datos, omitted }: DatosOfCall<unknown>): QueryState<unknown> => ({
  state: 'ready',
  datos,
  ...(omitted && { omitted }),
});

type Refusal = Exclude<CallFailure, { kind: 'aborted' }>;

/** Whether what was known before may still be shown: nothing was answered, or not about what was asked for. */
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
  holdsTyped,
}: QueryCacheSettings): QueryCache {
  type AnyState = QueryState<unknown>;
  type AnyStore = ReturnType<typeof atom<AnyState>>;
  const stores = new Map<string, { store: AnyStore; input: object }>();
  const underWay = new Map<string, Promise<void>>();

  const keyOf = (name: string): StorageKey => `${prefix()}${language()}.${name}`;

  function readKept(name: string): Kept | undefined {
    try {
      const kept = JSON.parse(storage.get(keyOf(name)) ?? 'null') as Kept | null;
      return kept && now() - kept.time < answerMaxAge ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  function keep(wanted: Call, name: string, { datos, omitted }: DatosOfCall<unknown>): void {
    if (wanted.freshFor === undefined) return;
    const text = JSON.stringify({ time: now(), datos, omitted });
    // A full storage is no reason to fail: the answer is asked for again.
    if (!storage.set(keyOf(name), text)) storage.remove(keyOf(name));
  }

  function storeOf(wanted: Call, input: object): AnyStore {
    const name = queryKey(wanted, input);
    const known = stores.get(name);
    if (known) return known.store;
    const store = atom<AnyState>({ state: 'loading' });
    stores.set(name, { store, input });
    onMount(store, () => {
      const refused = refusal.get();
      if (refused) {
        store.set({ state: 'failed', failure: refused });
        return;
      }
      const kept = wanted.freshFor === undefined ? undefined : readKept(name);
      if (kept) store.set(readyWith(kept));
      const isFresh = kept && now() - kept.time < (staleTime(wanted) ?? 0);
      if (!isFresh) void ask(wanted, input);
    });
    return store;
  }

  /** Nobody hears of a loss that is said elsewhere; of a failure of the server, beside what is known. */
  function afterFailure(shown: AnyState, failure: Refusal, name: string): AnyState {
    if (!leavesKnown(failure)) storage.remove(keyOf(name));
    else if (shown.state === 'ready') return failure.code === codes.general ? { ...shown, failure } : shown;
    return { state: 'failed', failure };
  }

  /** What is on the screen around something that was typed stays there; what is asked for from now on does not come. */
  function refuse(store: AnyStore, failure: CallFailure): void {
    const isNeeded = store.lc > 0 && store.value.state === 'ready' && holdsTyped();
    if (!isNeeded) store.set({ state: 'failed', failure });
  }

  function ask(wanted: Call, input: object): Promise<void> {
    const name = queryKey(wanted, input);
    const known = underWay.get(name);
    if (known) return known;
    async function load(): Promise<void> {
      const store = storeOf(wanted, input);
      if (store.get().state === 'failed') store.set({ state: 'loading' });
      const result = await call(wanted, input as never);
      // It has been forgotten meanwhile, and was asked for again: this one is older than what has changed it.
      if (underWay.get(name) !== asked) return underWay.get(name);
      underWay.delete(name);
      const refused = refusal.get();
      if (refused) refuse(store, refused);
      else if (result.ok) {
        keep(wanted, name, result);
        store.set(readyWith(result));
      } else if (result.kind !== 'aborted') store.set(afterFailure(store.get(), result, name));
    }
    const asked = load();
    underWay.set(name, asked);
    return asked;
  }

  refusal.listen((failure) => {
    if (!failure) return;
    for (const key of storage.keys(prefix())) storage.remove(key);
    for (const { store } of stores.values()) refuse(store, failure);
  });

  return {
    of: (wanted, input) => storeOf(wanted, input as object) as never,
    refresh: async (wanted, input) => {
      await ask(wanted, input as object);
      const shown = storeOf(wanted, input as object).get();
      return (shown.state === 'ready' ? shown.datos : undefined) as never;
    },
    put: (wanted, input, datos) => {
      const store = storeOf(wanted, input as object);
      // What could not be shown before is not among what was changed.
      const changed = { ...store.value, datos };
      keep(wanted, queryKey(wanted, input as object), changed);
      store.set(readyWith(changed));
    },
    drop: (...calls) => {
      for (const wanted of calls) {
        const isOf = (name: string): boolean => name === wanted.name || name.startsWith(`${wanted.name}{`);
        // In every language: the next page may be in another one.
        for (const key of storage.keys(prefix()))
          if (isOf(key.slice(prefix().length).replace(/^[^.]*\./, ''))) storage.remove(key);
        for (const [name, { store, input }] of stores) {
          if (!isOf(name)) continue;
          underWay.delete(name);
          // What is on the screen is asked for again; the rest when it is wanted.
          if (store.lc > 0) void ask(wanted, input);
          else stores.delete(name);
        }
      }
    },
  };
}
