import { atom, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf, RequestOf } from '#api/call.ts';
import { dameCvUsuario } from '#api/calls/cv.ts';
import type { Caller, CallInput } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { Cv } from '#api/entities/cv.ts';
import type { AnswerState } from '#stores/answers.ts';

/** Why a part of the CV was not saved: the call failed, or someone changed the same part meanwhile. */
export type SaveFailure = CallFailure | { ok: false; kind: 'changed' };

export type Saved<T = unknown> = { ok: true; datos: T } | SaveFailure;

/** A change of one part of the CV by the call for it. */
export interface Change<C extends Call> {
  call: C;
  /** The body, from the CV as it is right now: what others changed beside it stays. */
  body: (cv: Cv) => RequestOf<C>;
  /** What is replaced, and how it looked when the editor was opened; the server is asked first whether it still does. */
  replaces?: { part: (cv: Cv) => unknown; opened: unknown };
  /** The CV with the change, to be shown until the server has given it anew. */
  apply: (cv: Cv, datos: DatosOf<C>) => Cv;
}

/** The own CV: read as a whole, changed part by part, never two parts at once. Kept in memory only. */
export interface CvStore {
  $cv: ReadableAtom<AnswerState<Cv>>;
  /** Asks for it, or again. What is known stays on the screen; a failure shows only where nothing is known. */
  load: () => Promise<void>;
  save: <C extends Call>(change: Change<C>) => Promise<Saved<DatosOf<C>>>;
}

/** Whether two parts say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function createCvStore(call: Caller): CvStore {
  const $cv = atom<AnswerState<Cv>>({ state: 'loading' });
  /** Counts what was shown, so that an answer that is older than a change is not shown after it. */
  let version = 0;
  let last: Promise<unknown> = Promise.resolve();

  const show = (cv: Cv): void => {
    version += 1;
    $cv.set({ state: 'ready', datos: cv });
  };

  async function load(): Promise<void> {
    if ($cv.get().state === 'failed') $cv.set({ state: 'loading' });
    const asked = version;
    const result = await call(dameCvUsuario, {});
    if (result.ok) {
      if (asked === version) show(result.datos);
    } else if (result.kind !== 'aborted' && $cv.get().state !== 'ready') {
      $cv.set({ state: 'failed', failure: result });
    }
  }

  async function send<C extends Call>({
    call: wanted,
    body,
    replaces,
    apply,
  }: Change<C>): Promise<Saved<DatosOf<C>>> {
    if (replaces) {
      const now = await call(dameCvUsuario, {});
      if (!now.ok) return now;
      show(now.datos);
      if (!isSame(replaces.part(now.datos), replaces.opened)) return { ok: false, kind: 'changed' };
    }
    const known = $cv.get();
    if (known.state !== 'ready') throw new Error('A CV that is not known cannot be changed');
    const result = await call(wanted, { body: body(known.datos) } as unknown as CallInput<C>);
    if (!result.ok) {
      // An answer that got lost does not say whether the change stands.
      if (result.kind === 'unavailable') void load();
      return result as CallFailure;
    }
    show(apply(known.datos, result.datos));
    // What the server makes of it (levels, spellings, what follows from it) comes as soon as it can.
    void load();
    return { ok: true, datos: result.datos };
  }

  return {
    $cv,
    load,
    save: (change) => {
      const saved = last.then(() => send(change));
      last = saved.catch(() => undefined);
      return saved;
    },
  };
}
