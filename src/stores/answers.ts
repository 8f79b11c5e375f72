import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf } from '#api/call.ts';
import type { Caller, CallInput } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { SafeStorage } from '#shared/storage.ts';

/** What is known of an answer: nothing yet, the answer, or why there is none. */
export type AnswerState<T> =
  { state: 'loading' } | { state: 'ready'; datos: T } | { state: 'failed'; failure: CallFailure };

const minute = 60_000;

/**
 * Answers that several pages need, and for how long one need not be asked again, in milliseconds. Beyond that it is
 * shown at once and asked for in the background; after `maxAge` it is not shown any more. Who someone is (CV, bank
 * account, documents, placements with their tutors) is never kept.
 */
export const freshness = {
  dameNotificaciones: minute,
  dameNumOfertasEmpleoUsuario: 2 * minute,
  dameNumOfertasPracticasUsuario: 2 * minute,
  dameOfertasUsuario: 2 * minute,
  dameCandidaturasEmpleoUsuario: 2 * minute,
  dameCandidaturasPracticasUsuario: 2 * minute,
  dameCandidaturasPracticasUsuarioPorEstados: 2 * minute,
  dameComunicaciones: 5 * minute,
  dameEncuestas: 2 * minute,
  dameEncuestasUsuario: 2 * minute,
  dameEventos: 5 * minute,
  dameEventosEmpresa: 5 * minute,
  dameGuiaOrientacion: 5 * minute,
  programasPracticasActivos: 5 * minute,
  tieneMenuSolicitudesPracticasEducacion: 5 * minute,
} as const satisfies Record<string, number>;

const maxAge = 30 * minute;

export interface AnswersSettings {
  call: Caller;
  /** Of the tab: it goes with it, and with the sign-out. */
  storage: SafeStorage;
  /** Beginning of the keys: portal and user. */
  prefix: () => string;
  language: () => string;
  now: () => number;
}

export interface Answers {
  /** The answer to a call, asked for once however many parts of the page show it. */
  of: <C extends Call>(call: C, input: CallInput<C>) => ReadableAtom<AnswerState<DatosOf<C>>>;
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

interface Kept<T> {
  time: number;
  datos: T;
}

export function createAnswers({ call, storage, prefix, language, now }: AnswersSettings): Answers {
  type AnyState = AnswerState<unknown>;
  type AnyStore = ReturnType<typeof atom<AnyState>>;
  const stores = new Map<string, { store: AnyStore; input: object }>();
  const underWay = new Map<string, Promise<void>>();

  const nameOf = (wanted: Call, input: object): string => {
    const parameters = JSON.stringify(input);
    return parameters === '{}' ? wanted.name : `${wanted.name}${parameters}`;
  };
  const keyOf = (name: string): string => `${prefix()}${language()}.${name}`;
  const freshFor = (wanted: Call): number | undefined =>
    (freshness as Partial<Record<string, number>>)[wanted.name];

  function readKept(name: string): Kept<unknown> | undefined {
    try {
      const kept = JSON.parse(storage.get(keyOf(name)) ?? 'null') as Kept<unknown> | null;
      return kept && now() - kept.time < maxAge ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  function keep(wanted: Call, name: string, datos: unknown): void {
    if (freshFor(wanted) === undefined) return;
    const text = JSON.stringify({ time: now(), datos });
    // A full storage is no reason to fail: the answer is asked for again.
    if (!storage.set(keyOf(name), text)) storage.remove(keyOf(name));
  }

  function storeOf(wanted: Call, input: object): AnyStore {
    const name = nameOf(wanted, input);
    const known = stores.get(name);
    if (known) return known.store;
    const store = atom<AnyState>({ state: 'loading' });
    stores.set(name, { store, input });
    onMount(store, () => {
      const kept = freshFor(wanted) === undefined ? undefined : readKept(name);
      if (kept) store.set({ state: 'ready', datos: kept.datos });
      const isFresh = kept && now() - kept.time < (freshFor(wanted) ?? 0);
      if (!isFresh) void ask(wanted, input);
    });
    return store;
  }

  function ask(wanted: Call, input: object): Promise<void> {
    const name = nameOf(wanted, input);
    const known = underWay.get(name);
    if (known) return known;
    async function load(): Promise<void> {
      const store = storeOf(wanted, input);
      if (store.get().state === 'failed') store.set({ state: 'loading' });
      const result = await call(wanted, input as never);
      // It has been forgotten meanwhile, and was asked for again: this one is older than what has changed it.
      if (underWay.get(name) !== asked) return underWay.get(name);
      underWay.delete(name);
      if (result.ok) {
        keep(wanted, name, result.datos);
        store.set({ state: 'ready', datos: result.datos });
      } else if (result.kind !== 'aborted' && store.get().state !== 'ready') {
        store.set({ state: 'failed', failure: result });
      }
    }
    const asked = load();
    underWay.set(name, asked);
    return asked;
  }

  return {
    of: (wanted, input) => storeOf(wanted, input as object) as never,
    refresh: async (wanted, input) => {
      await ask(wanted, input as object);
      const shown = storeOf(wanted, input as object).get();
      return (shown.state === 'ready' ? shown.datos : undefined) as never;
    },
    put: (wanted, input, datos) => {
      keep(wanted, nameOf(wanted, input as object), datos);
      storeOf(wanted, input as object).set({ state: 'ready', datos });
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
