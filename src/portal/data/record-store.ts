import { atom, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf, RequestOf } from '#core/contract/call.ts';
import type { Caller, CallInput, CallOptions } from './client/call.ts';
import type { Answered } from './client/answered.ts';
import type { CallFailure } from './client/result.ts';
import type { AnswerState } from './answers.ts';
import { isSame } from './is-same.ts';

/** Why a part was not saved: the call failed, or someone changed the same part meanwhile. */
export type SaveFailure = CallFailure | { ok: false; kind: 'changed' };

export type Saved<T = unknown> = { ok: true; datos: T } | SaveFailure;

/** A change of one part of a record by the call for it. */
export interface RecordChange<R, C extends Call> {
  call: C;
  /** The body, from the record as it is right now: what others changed beside it stays. */
  body: (record: R) => RequestOf<C>;
  /** What is replaced, and how it looked when the editor was opened; the server is asked first whether it still does. */
  replaces?: { part: (record: R) => unknown; opened: unknown };
  /** The record with the change, to be shown until the server has given it anew. */
  apply: (record: R, datos: DatosOf<C>) => R;
  /** How a file is sent. That may take long, and does not depend on other parts: they need not wait for it. */
  upload?: UploadOptions;
}

/** Tells how far it is, and can be stopped. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>>;

/** What someone keeps of themselves: read as a whole, changed part by part, never two parts at once. In memory only. */
export interface RecordStore<R> {
  $record: ReadableAtom<AnswerState<R>>;
  /** Asks for it, or again. What is known stays on the screen; a failure shows only where nothing is known. */
  load: () => Promise<void>;
  save: <C extends Call>(change: RecordChange<R, C>) => Promise<Saved<DatosOf<C>>>;
}

/** @param read asks the server for the whole record */
export function createRecordStore<R>(
  call: Caller,
  read: () => Promise<({ ok: true } & Answered<R>) | CallFailure>,
): RecordStore<R> {
  const $record = atom<AnswerState<R>>({ state: 'loading' });
  /** Counts what was shown, so that an answer that is older than a change is not shown after it. */
  let version = 0;
  let last: Promise<unknown> = Promise.resolve();

  const show = ({ datos, omitted }: Answered<R>): void => {
    version += 1;
    $record.set({ state: 'ready', datos, ...(omitted && { omitted }) });
  };

  async function load(): Promise<void> {
    if ($record.get().state === 'failed') $record.set({ state: 'loading' });
    const asked = version;
    const result = await read();
    if (result.ok) {
      if (asked === version) show(result);
    } else if (result.kind !== 'aborted' && $record.get().state !== 'ready') {
      $record.set({ state: 'failed', failure: result });
    }
  }

  async function send<C extends Call>({
    call: wanted,
    body,
    replaces,
    apply,
    upload,
  }: RecordChange<R, C>): Promise<Saved<DatosOf<C>>> {
    if (replaces) {
      const now = await read();
      if (!now.ok) return now;
      show(now);
      const part = replaces.part(now.datos);
      if (!isSame(part, replaces.opened)) {
        // It stands there already: an earlier try succeeded, and only its answer got lost.
        const nothing = {} as DatosOf<C>;
        if (part !== undefined && isSame(part, replaces.part(apply(now.datos, nothing))))
          return { ok: true, datos: nothing };
        return { ok: false, kind: 'changed' };
      }
    }
    const known = $record.get();
    if (known.state !== 'ready') throw new Error('What is not known cannot be changed');
    const input = { body: body(known.datos) } as unknown as CallInput<C>;
    const result = await call(wanted, input, upload);
    if (!result.ok) {
      // An answer that got lost, or was no longer waited for, does not say whether the change stands.
      if (result.kind === 'unavailable' || upload?.signal.aborted) void load();
      return result as CallFailure;
    }
    const now = $record.get();
    const shown = now.state === 'ready' ? now : known;
    show({ ...shown, datos: apply(shown.datos, result.datos) });
    // What the server makes of it (levels, spellings, what follows from it) comes as soon as it can.
    void load();
    return { ok: true, datos: result.datos };
  }

  return {
    $record,
    load,
    save: (change) => {
      if (change.upload) return send(change);
      const saved = last.then(() => send(change));
      last = saved.catch(() => undefined);
      return saved;
    },
  };
}
