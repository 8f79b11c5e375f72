import * as codes from '#core/contract/codes.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { Call, DatosOf, RequestOf } from '#core/contract/call.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Caller, CallInput, CallOptions } from '#portal/data/server/client/call.ts';
import type { DatosOfCall } from '#portal/data/server/client/answered.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { QueryState } from './query-cache.ts';
import { type ChangeMemory, changeOnce } from '#portal/data/server/change-once.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';

/**
 * Why a part was not saved: the call failed, someone else changed the part meanwhile (`changed`), or an earlier send
 * has arrived with other values and cannot be edited (`arrived`): the next try adds another row.
 */
export type SaveFailure = CallFailure | { ok: false; kind: 'changed' } | { ok: false; kind: 'arrived' };

export type SaveResult<T = unknown> = { ok: true; datos: T } | SaveFailure;

/** A change of one part of a record by the call for it. */
export interface RecordChange<R, C extends Call> {
  call: C;
  /** Makes the body of the current record, so that other people's changes beside it stay. */
  body: (record: R) => RequestOf<C>;
  /** The replaced part, and its value when the editor was opened: a reread checks first whether others changed it. */
  replaces?: { part: (record: R) => unknown; opened: unknown };
  /** The record with the change, to be shown until it is reread. */
  apply: (record: R, datos: DatosOf<C>) => R;
  /**
   * Options of a file upload. Uploads take long and do not depend on other parts: other changes do not wait for them.
   */
  upload?: UploadOptions;
}

/** Options that the editor of a new row passes along. */
export interface AddOptions {
  /** Remembers the sends of the row, as long as the editor is open. */
  sent?: SentMemory<unknown> | undefined;
  upload?: UploadOptions | undefined;
}

/** A new row in a record, added by the call for it: once, even if answers are lost. */
export interface RecordAddition<R, C extends Call, Row> extends AddOptions {
  call: C;
  /** The body, or a function that makes it of the current record. */
  body: RequestOf<C> | ((record: R) => RequestOf<C>);
  /** Values of the new row, where the body has more than those; by default the body. */
  values?: object;
  /** The rows of its kind in the record. */
  rows: (record: R) => readonly Row[];
  idOf: (row: Row) => number;
  /** Keys that identify the row of an earlier send, even if other values have changed since. */
  keys: readonly (keyof Row & string)[];
  /** Whether a row has the values of the new one; by default compares the keys of `values`. */
  matches?: (row: Row) => boolean;
  /** Ids of the rows that existed when the editor was opened. */
  known?: readonly number[];
  /** A row with the same values is not added a second time. */
  isUnique?: boolean;
  /** Codes of refusals for a row that exists already. */
  alreadyThere?: readonly number[];
  /** The answer that an existing row amounts to. */
  found: (row: Row) => DatosOf<C>;
  /** Edits the row of an earlier send, so that it gets the current values. */
  edit?: (row: Row) => Promise<SaveResult>;
  /** The record with the new row, to be shown until it is reread. */
  apply: (record: R, datos: DatosOf<C>) => R;
}

/** Options of an upload that reports progress and can be aborted, with the idempotency keys of its form. */
export type UploadOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>> &
  Pick<CallOptions, 'idempotencyKeys'>;

/** Someone's own record: read as a whole, changed one part at a time. In memory only. */
export interface RecordStore<R> {
  $record: ReadableAtom<QueryState<R>>;
  /** Loads or refetches the record. A known record stays on the screen; a failure shows only without one. */
  load: () => Promise<void>;
  save: <C extends Call>(change: RecordChange<R, C>) => Promise<SaveResult<DatosOf<C>>>;
  add: <C extends Call, Row extends object>(
    addition: RecordAddition<R, C, Row>,
  ) => Promise<SaveResult<DatosOf<C>>>;
}

/** Whether a row has all values that were sent. */
export function containsValues(row: object, sent: object): boolean {
  const values = Object.entries(sent).filter(([, value]) => value !== undefined);
  return values.every(([key, value]) => isSame((row as Readonly<Record<string, unknown>>)[key], value));
}

/** The failure of a call whose answer never arrived. */
export const unanswered = {
  ok: false,
  kind: 'unavailable',
  code: codes.serviceUnavailable,
  reason: 'network',
} as const;

/** @param read requests the whole record from the server */
export function createRecordStore<R>(
  call: Caller,
  read: () => Promise<({ ok: true } & DatosOfCall<R>) | CallFailure>,
  clock?: Clock,
): RecordStore<R> {
  const $record = atom<QueryState<R>>({ state: 'loading' });
  /** Counts the records shown, so that an answer older than a change is not shown after it. */
  let version = 0;
  /** The last change in the queue. */
  let last: Promise<unknown> = Promise.resolve();

  const show = ({ datos, omitted }: DatosOfCall<R>): void => {
    version += 1;
    $record.set({ state: 'ready', datos, ...(omitted && { omitted }) });
  };

  async function load(): Promise<void> {
    if ($record.get().state === 'failed') $record.set({ state: 'loading' });
    const requested = version;
    const result = await read();
    if (result.ok) {
      if (requested === version) show(result);
    } else if (result.kind !== 'aborted' && $record.get().state !== 'ready') {
      $record.set({ state: 'failed', failure: result });
    }
  }

  /** Changes with an unknown outcome, by the name of their call. */
  const changes = new Map<string, ChangeMemory<unknown>>();

  const shown = (): DatosOfCall<R> => {
    const record = $record.get();
    if (record.state !== 'ready') throw new Error('What is not known cannot be changed');
    return record;
  };

  const showChanged = (apply: (record: R) => R): void => {
    const record = shown();
    show({ ...record, datos: apply(record.datos) });
    // The server derives values (levels, spellings): they follow with the reread.
    void load();
  };

  async function reread(): Promise<Awaited<ReturnType<typeof read>>> {
    const result = await read();
    if (result.ok) show(result);
    return result;
  }

  async function send<C extends Call>(change: RecordChange<R, C>): Promise<SaveResult<DatosOf<C>>> {
    const { call: saveCall, body, replaces, apply, upload } = change;
    // Without idempotency keys: a replayed first answer would hide that somebody has changed the part back since.
    const { idempotencyKeys: _, ...options } = upload ?? {};
    const sendCall = () =>
      call(saveCall, { body: body(shown().datos) } as unknown as CallInput<C>, options) as Promise<
        CallResult<C>
      >;
    if (!replaces) {
      const result = await sendCall();
      if (result.ok) showChanged((record) => apply(record, result.datos));
      // After a lost answer or an abort it is unknown whether the change was made.
      else if (result.kind === 'unavailable' || upload?.signal.aborted) void load();
      return result as SaveResult<DatosOf<C>>;
    }
    const memory = changes.get(saveCall.name) ?? {};
    changes.set(saveCall.name, memory);
    const { part, opened } = replaces;
    const noDatos = {} as DatosOf<C>;
    const changed = await changeOnce<unknown>({
      memory,
      opened,
      next: () => part(apply(shown().datos, noDatos)),
      read: async () => {
        const result = await reread();
        return result.ok ? { ok: true, datos: part(result.datos) } : result;
      },
      send: async () => {
        const result = await sendCall();
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
    const { call: addCall, body, rows, idOf, keys, known, isUnique, alreadyThere, upload } = addition;
    const { values = body as object } = addition;
    const { matches: hasValues = (row: Row) => containsValues(row, values) } = addition;
    const makeBody = () =>
      typeof body === 'function' ? (body as (record: R) => RequestOf<C>)(shown().datos) : body;
    const sent = await sendOnce<C, Row, unknown>({
      memory: addition.sent ?? pageMemory(),
      values,
      list: async () => {
        const result = await reread();
        return result.ok ? { ok: true, datos: rows(result.datos) } : result;
      },
      idOf,
      matches: (row, sentValues) => keys.every((key) => isSame(row[key], (sentValues as Row)[key])),
      compare: (row) => (hasValues(row) ? 'same' : 'other'),
      send: (options) =>
        call(addCall, { body: makeBody() } as unknown as CallInput<C>, { ...upload, ...options }) as Promise<
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

  /** Queues a change: each starts from the record that the previous one left. */
  function enqueue<T>(change: () => Promise<T>): Promise<T> {
    const done = last.then(change);
    last = done.catch(() => undefined);
    return done;
  }

  return {
    $record,
    load,
    save: (change) => (change.upload ? send(change) : enqueue(() => send(change))),
    add: async (addition) => {
      const { upload, edit, found } = addition;
      const add = () => sendNew(addition);
      const added = await (upload ? add() : enqueue(add));
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
