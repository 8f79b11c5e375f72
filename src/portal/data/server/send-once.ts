import * as codes from '#core/contract/codes.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CallOptions } from '#portal/data/server/client/call.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import {
  type Clock,
  pollInterval,
  lateArrivalWindow,
  remainingWindow,
  unknownOutcome,
  realClock,
} from './late-arrivals.ts';
import { withSendLock } from './send-lock.ts';
import type { SentMemory, SentRequest } from './sent-requests.ts';

/** Whether a row has the current values of the form; `unknown` where the server does not return enough to tell. */
export type RowComparison = 'same' | 'other' | 'unknown';

/** Option of a send, for servers that take idempotency keys. */
type KeyOption = Pick<CallOptions, 'idempotencyKeys'>;

/** A new row to be sent to a server. */
export interface Addition<C extends Call, Row, Values> {
  memory: SentMemory<Values>;
  /** The values sent, as far as they may be stored in the browser. */
  values: Values;
  /** Reads the existing rows. */
  list: () => Promise<{ ok: true; datos: readonly Row[] } | CallFailure>;
  idOf: (row: Row) => number;
  /** Whether a row can be the result of sending these values. */
  matches: (row: Row, values: Values) => boolean;
  /** Compares a row with the current values; by default every row that passes `matches` is the same. */
  compare?: (row: Row) => RowComparison | CallFailure | Promise<RowComparison | CallFailure>;
  /** Ids of the rows that existed when the form was opened: a newer row with the same values came from another tab. */
  known?: readonly number[];
  /** Whether a row is pending as a new one would be: one with the same values is shown before a second one is made. */
  isWaiting?: (row: Row) => boolean;
  send: (options: KeyOption) => Promise<CallResult<C>>;
  /** Codes of refusals for a row that exists already. */
  alreadyThere?: readonly number[];
  /** The list is an extension of the contract, which a server may lack. */
  mayLackList?: boolean;
  /** Aborts the wait for a late arrival. */
  signal?: AbortSignal;
  clock?: Clock;
}

/**
 * A row exists that this send did not make: an earlier send has arrived after all, with other values than the form has
 * (`isOwn`), or a row with the same values is pending already, as another tab was faster.
 */
export interface FoundAddition<Row> {
  ok: false;
  kind: 'arrived';
  row: Row;
  isOwn: boolean;
  /** Accepts that the row exists: the next try makes another one. */
  acknowledge: () => void;
}

/** Outcome of sending a new row. */
export type SendOnceResult<C extends Call, Row> =
  | { ok: true; datos: DatosOf<C> }
  | { ok: true; row: Row }
  | FoundAddition<Row>
  | typeof unknownOutcome
  | CallFailure<C>;

/** Whether the server cannot be reached at all: one without such a list answers with an HTTP error, or refuses. */
const isUnreachable = (failure: CallFailure): boolean =>
  failure.kind === 'aborted' || (failure.kind === 'unavailable' && failure.reason !== 'http');

const isFailure = (comparison: RowComparison | CallFailure): comparison is CallFailure =>
  typeof comparison === 'object';

/**
 * Sends a new row once. If an earlier send got no answer, its row is looked for first, until the server can no longer
 * create it. Other tabs with the same values wait.
 */
export async function sendOnce<C extends Call, Row, Values>(
  addition: Addition<C, Row, Values>,
): Promise<SendOnceResult<C, Row>> {
  const { memory, values, signal, clock = realClock } = addition;
  const remaining = (): number => (memory.read()?.until ?? 0) - clock.now();
  try {
    return await withSendLock(values, () => sendAlone(addition), remaining, clock, signal);
  } catch (error) {
    if (signal?.aborted) return { ok: false, kind: 'aborted' };
    throw error;
  }
}

async function sendAlone<C extends Call, Row, Values>(
  addition: Addition<C, Row, Values>,
): Promise<SendOnceResult<C, Row>> {
  const { memory, values, list, idOf, matches: isSent, known, isWaiting, send, signal } = addition;
  const { compare = () => 'same', alreadyThere = [], mayLackList = false, clock = realClock } = addition;
  const earlier = memory.read();

  /** The first row with the current values, else the first row. */
  async function bestMatch(
    rows: readonly Row[],
  ): Promise<{ row: Row; comparison: RowComparison } | CallFailure | undefined> {
    let other: { row: Row; comparison: RowComparison } | undefined;
    for (const row of rows) {
      const comparison = await compare(row);
      if (isFailure(comparison)) return comparison;
      if (comparison === 'same') return { row, comparison };
      other ??= { row, comparison };
    }
    return other;
  }

  const arrived = (row: Row, isOwn: boolean, rows: readonly Row[]): FoundAddition<Row> => ({
    ok: false,
    kind: 'arrived',
    row,
    isOwn,
    acknowledge: () => {
      memory.keep({ before: rows.map(idOf), attempts: [], until: 0 });
      memory.keys?.renew();
    },
  });

  /** Looks for the row of an earlier send. */
  async function findSent(
    rows: readonly Row[],
    sent: SentRequest<Values>,
  ): Promise<SendOnceResult<C, Row> | undefined> {
    const attempts = [...sent.attempts, values];
    const match = await bestMatch(
      rows.filter(
        (row) => !sent.before.includes(idOf(row)) && attempts.some((attempt) => isSent(row, attempt)),
      ),
    );
    if (!match) return undefined;
    if (!('row' in match)) return match.kind === 'unavailable' ? unknownOutcome : (match as CallFailure<C>);
    const { row, comparison } = match;
    const isUnchanged = comparison === 'unknown' && isSame(sent.attempts.at(-1) ?? values, values);
    if (comparison === 'same' || isUnchanged) {
      memory.clear();
      memory.keys?.renew();
      return { ok: true, row };
    }
    return arrived(row, true, rows);
  }

  let listed = await list();
  if (!listed.ok && (earlier || !mayLackList || isUnreachable(listed)))
    return earlier && listed.kind === 'unavailable' ? unknownOutcome : (listed as CallFailure<C>);
  if (listed.ok && earlier) {
    for (;;) {
      const outcome = await findSent(listed.datos, earlier);
      if (outcome) return outcome;
      if (clock.now() >= earlier.until || earlier.attempts.length === 0) break;
      await clock.wait(pollInterval);
      if (signal?.aborted) return { ok: false, kind: 'aborted' };
      listed = await list();
      if (!listed.ok) return listed.kind === 'unavailable' ? unknownOutcome : (listed as CallFailure<C>);
    }
  } else if (listed.ok) {
    const added = listed.datos.filter((row) => known && !known.includes(idOf(row)) && isSent(row, values));
    const pendingDuplicates = isWaiting
      ? listed.datos.filter((row) => isWaiting(row) && isSent(row, values))
      : [];
    const match = await bestMatch([...added, ...pendingDuplicates]);
    if (match && !('row' in match)) return match as CallFailure<C>;
    if (match?.comparison === 'same') {
      if (added.includes(match.row)) return { ok: true, row: match.row };
      return arrived(match.row, false, listed.datos);
    }
  }

  const sent: SentRequest<Values> | undefined = listed.ok
    ? {
        before: earlier?.before ?? listed.datos.map(idOf),
        attempts: [...(earlier?.attempts ?? []), values],
        until: clock.now() + lateArrivalWindow,
      }
    : undefined;
  if (sent) memory.keep(sent);
  const result = await send(omitUndefined({ idempotencyKeys: memory.keys }));
  if (result.ok) {
    memory.clear();
    return { ok: true, datos: result.datos };
  }
  const remaining = remainingWindow(result);
  if (remaining !== undefined) {
    if (sent) memory.keep({ ...sent, until: clock.now() + remaining });
    if (result.kind === 'aborted') return result;
    const after = sent && (await list());
    return (sent && after?.ok && (await findSent(after.datos, sent))) || unknownOutcome;
  }
  // With idempotency keys, 48 also means that an earlier send with other values has arrived.
  const codesOfArrived = memory.keys ? [...alreadyThere, codes.actionNotAllowed] : alreadyThere;
  if (sent && earlier && 'code' in result && codesOfArrived.includes(result.code)) {
    const after = await list();
    const outcome = after.ok && (await findSent(after.datos, sent));
    if (outcome) return outcome;
  }
  // A refused send has not arrived: the memory goes back to the earlier ones.
  memory.clear();
  if (earlier) memory.keep(earlier);
  return result;
}
