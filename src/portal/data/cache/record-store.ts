import * as codes from '#core/contract/codes.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf, RequestOf } from '#core/contract/call.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Caller, CallInput, CallOptions } from '#portal/data/server/client/call.ts';
import type { DatosOfCall } from '#portal/data/server/client/answered.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { QueryState } from './query-cache.ts';
import { type ChangeMemory, changeOnce } from '#portal/data/server/change-once.ts';
import { isSame } from './is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';

/**
 * Why a part was not saved: the call failed, someone changed the same part meanwhile, or an earlier try has arrived with
 * something else and cannot be changed: the next one adds another.
 */
export type SaveFailure = CallFailure | { ok: false; kind: 'changed' } | { ok: false; kind: 'arrived' };

export type SaveResult<T = unknown> = { ok: true; datos: T } | SaveFailure;

/** A change of one part of a record by the call for it. */
export interface RecordChange<R, C extends Call> {
  call: C;
  /** The body, from the record as it is right now: what others changed beside it stays. */
  body: (record: R) => RequestOf<C>;
  /** What is replaced, and how it looked when the editor was opened; the server is asked first whether it still does. */
  replaces?: { part: (record: R) => unknown; opened: unknown };
  /** The record with the change, to be shown until it is read again. */
  apply: (record: R, datos: DatosOf<C>) => R;
  /** How a file is sent. That may take long, and does not depend on other parts: they need not wait for it. */
  upload?: UploadOptions;
}

/** What an editor of something new gives along. */
export interface AddOptions {
  /** Remembers what was sent of it, as long as the editor is open. */
  sent?: SentMemory<unknown> | undefined;
  upload?: UploadOptions | undefined;
}

/** Something new in a record, by the call for it. It is made once, whatever becomes of the answers. */
export interface RecordAddition<R, C extends Call, Row> extends AddOptions {
  call: C;
  /** What is sent, or what is made of the record as it is right now. */
  body: RequestOf<C> | ((record: R) => RequestOf<C>);
  /** What is new of it, where the call sends more. */
  said?: object;
  /** What is there of its kind. */
  rows: (record: R) => readonly Row[];
  idOf: (row: Row) => number;
  /** Keys by which it is found again, where an earlier try said something else besides. */
  keys: readonly (keyof Row & string)[];
  /** What a row says of it, to be compared; by default the keys of `body`. */
  says?: (row: Row) => boolean;
  /** Ids of what was there when the editor was opened. */
  known?: readonly number[];
  /** What says the same is there already, and is not added again. */
  isUnique?: boolean;
  alreadyThere?: readonly number[];
  /** The answer that a row stands for. */
  found: (row: Row) => DatosOf<C>;
  /** Changes the row that an earlier try made into what is wanted now. */
  edit?: (row: Row) => Promise<SaveResult>;
  /** The record with it, to be shown until it is read again. */
  apply: (record: R, datos: DatosOf<C>) => R;
}

/** Tells how far it is, and can be stopped; with the keys of its form. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>> &
  Pick<CallOptions, 'idempotencyKeys'>;

/** What someone keeps of themselves: read as a whole, changed part by part, never two parts at once. In memory only. */
export interface RecordStore<R> {
  $record: ReadableAtom<QueryState<R>>;
  /** Asks for it, or again. What is known stays on the screen; a failure shows only where nothing is known. */
  load: () => Promise<void>;
  save: <C extends Call>(change: RecordChange<R, C>) => Promise<SaveResult<DatosOf<C>>>;
  add: <C extends Call, Row extends object>(
    addition: RecordAddition<R, C, Row>,
  ) => Promise<SaveResult<DatosOf<C>>>;
}

/** Whether a row says all that was sent. */
export function containsValues(row: object, sent: object): boolean {
  const said = Object.entries(sent).filter(([, value]) => value !== undefined);
  return said.every(([key, value]) => isSame((row as Readonly<Record<string, unknown>>)[key], value));
}

/** No answer has come. */
export const unanswered = {
  ok: false,
  kind: 'unavailable',
  code: codes.serviceUnavailable,
  reason: 'network',
} as const;

/** @param read asks the server for the whole record */
export function createRecordStore<R>(
  call: Caller,
  read: () => Promise<({ ok: true } & DatosOfCall<R>) | CallFailure>,
  clock?: Clock,
): RecordStore<R> {
  const $record = atom<QueryState<R>>({ state: 'loading' });
  /** Counts what was shown, so that an answer that is older than a change is not shown after it. */
  let version = 0;
  let last: Promise<unknown> = Promise.resolve();

  const show = ({ datos, omitted }: DatosOfCall<R>): void => {
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

  /** Changes of which nobody knows whether they have arrived, by their call. */
  const changes = new Map<string, ChangeMemory<unknown>>();

  const shown = (): DatosOfCall<R> => {
    const known = $record.get();
    if (known.state !== 'ready') throw new Error('What is not known cannot be changed');
    return known;
  };

  const showChanged = (apply: (record: R) => R): void => {
    const now = shown();
    show({ ...now, datos: apply(now.datos) });
    // What the server makes of it (levels, spellings, what follows from it) comes as soon as it can.
    void load();
  };

  async function reread(): Promise<Awaited<ReturnType<typeof read>>> {
    const now = await read();
    if (now.ok) show(now);
    return now;
  }

  async function send<C extends Call>(change: RecordChange<R, C>): Promise<SaveResult<DatosOf<C>>> {
    const { call: wanted, body, replaces, apply, upload } = change;
    // Of a change, the first answer again would hide that somebody has changed it back since.
    const { idempotencyKeys: _, ...options } = upload ?? {};
    const make = () =>
      call(wanted, { body: body(shown().datos) } as unknown as CallInput<C>, options) as Promise<
        CallResult<C>
      >;
    if (!replaces) {
      const result = await make();
      if (result.ok) showChanged((record) => apply(record, result.datos));
      // An answer that got lost, or was no longer waited for, does not say whether the change stands.
      else if (result.kind === 'unavailable' || upload?.signal.aborted) void load();
      return result as SaveResult<DatosOf<C>>;
    }
    const memory = changes.get(wanted.name) ?? {};
    changes.set(wanted.name, memory);
    const { part, opened } = replaces;
    const nothing = {} as DatosOf<C>;
    const changed = await changeOnce<unknown>({
      memory,
      opened,
      next: () => part(apply(shown().datos, nothing)),
      read: async () => {
        const now = await reread();
        return now.ok ? { ok: true, datos: part(now.datos) } : now;
      },
      send: async () => {
        const result = await make();
        if (result.ok) showChanged((record) => apply(record, result.datos));
        return result as CallResult;
      },
      ...omitUndefined({ clock }),
    });
    if (changed.ok) return { ok: true, datos: changed.datos as DatosOf<C> };
    return changed.kind === 'lost' ? unanswered : changed;
  }

  async function sendNew<C extends Call, Row extends object>(
    addition: RecordAddition<R, C, Row>,
  ): Promise<SaveResult<DatosOf<C>> | FoundAddition<Row>> {
    const { call: wanted, body, rows, idOf, keys, known, isUnique, alreadyThere, upload } = addition;
    const { said = body as object } = addition;
    const { says = (row: Row) => containsValues(row, said) } = addition;
    const bodyNow = () =>
      typeof body === 'function' ? (body as (record: R) => RequestOf<C>)(shown().datos) : body;
    const sent = await sendOnce<C, Row, unknown>({
      memory: addition.sent ?? pageMemory(),
      said,
      list: async () => {
        const now = await reread();
        return now.ok ? { ok: true, datos: rows(now.datos) } : now;
      },
      idOf,
      isIt: (row, text) => keys.every((key) => isSame(row[key], (text as Row)[key])),
      compare: (row) => (says(row) ? 'same' : 'other'),
      send: (keys) =>
        call(wanted, { body: bodyNow() } as unknown as CallInput<C>, { ...upload, ...keys }) as Promise<
          CallResult<C>
        >,
      ...(isUnique && { isWaiting: () => true }),
      ...omitUndefined({ known, alreadyThere, clock, signal: upload?.signal }),
    });
    if (sent.ok && 'row' in sent) return { ok: true, datos: addition.found(sent.row) };
    if (sent.ok) {
      showChanged((record) => addition.apply(record, sent.datos));
      return sent;
    }
    return sent.kind === 'lost' ? unanswered : sent;
  }

  /** One after the other, as each begins with what the one before has left. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    $record,
    load,
    save: (change) => (change.upload ? send(change) : inTurn(() => send(change))),
    add: async (addition) => {
      const { upload, edit, found } = addition;
      const add = () => sendNew(addition);
      const added = await (upload ? add() : inTurn(add));
      if (added.ok || !('row' in added)) return added;
      const datos = found(added.row);
      if (!added.isOwn) return { ok: true, datos };
      if (!edit) {
        added.acknowledge();
        return { ok: false, kind: 'arrived' };
      }
      const edited = await edit(added.row);
      return edited.ok ? { ok: true, datos } : edited;
    },
  };
}
