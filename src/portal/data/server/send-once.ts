import * as codes from '#core/contract/codes.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CallOptions } from './client/call.ts';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallFailure, CallResult } from './client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import { type Clock, interval, lateArrivalWindow, remainingWindow, isOutcomeUnknown, realClock } from './late-arrivals.ts';
import { withSendLock } from './send-lock.ts';
import type { SentMemory, SentRequest } from './sent-requests.ts';

/** Whether a row says what stands in the form now; `unknown` where the server does not tell any more. */
export type RowComparison = 'same' | 'other' | 'unknown';

/** How something new is sent so that a server that takes idempotency keys does it once. */
type KeyOption = Pick<CallOptions, 'idempotencyKeys'>;

/** Something new that is sent to a server. */
export interface Addition<C extends Call, Row, S> {
  memory: SentMemory<S>;
  /** What is sent, as far as it may be kept in the browser. */
  said: S;
  /** Reads what is there. */
  list: () => Promise<{ ok: true; datos: readonly Row[] } | CallFailure>;
  idOf: (row: Row) => number;
  /** Whether a row that was not there before can be what was sent. */
  isIt: (row: Row, said: S) => boolean;
  /** Whether a row says what is sent now; by default as soon as it can be it. */
  compare?: (row: Row) => RowComparison | CallFailure | Promise<RowComparison | CallFailure>;
  /** What was there when the form was opened: a row that has come since then and says the same was sent in another tab. */
  known?: readonly number[];
  /** Whether a row waits just like a new one would: one that says the same besides is shown before another is made. */
  isWaiting?: (row: Row) => boolean;
  send: (options: KeyOption) => Promise<CallResult<C>>;
  /** Codes by which the server says that it has it already. */
  alreadyThere?: readonly number[];
  /** The list is an extension of the contract: a server may do without. */
  mayLackList?: boolean;
  /** Stops waiting for what may still be under way. */
  signal?: AbortSignal;
  clock?: Clock;
}

/**
 * Something is there that was not sent by this press: an earlier try has arrived after all and says something else than
 * the form does now (`isOwn`), or something that says the same waits already, as another tab was faster.
 */
export interface FoundAddition<Row> {
  ok: false;
  kind: 'arrived';
  row: Row;
  isOwn: boolean;
  /** Someone who has seen it wants another one nevertheless: the next try makes it. */
  acknowledge: () => void;
}

/** What came of sending something new. */
export type SendOnceResult<C extends Call, Row> =
  | { ok: true; datos: DatosOf<C> }
  | { ok: true; row: Row }
  | FoundAddition<Row>
  | typeof isOutcomeUnknown
  | CallFailure<C>;

/** The server cannot be asked at all: a server without such a list answers with another HTTP status, or refuses. */
const isUnreachable = (failure: CallFailure): boolean =>
  failure.kind === 'aborted' || (failure.kind === 'unavailable' && failure.reason !== 'http');

const isFailure = (comparison: RowComparison | CallFailure): comparison is CallFailure =>
  typeof comparison === 'object';

/**
 * Sends something new, not twice: what was sent before without an answer is looked for first, as long as the server may
 * still act on it. Meanwhile no other tab sends the same.
 */
export async function sendOnce<C extends Call, Row, S>(
  addition: Addition<C, Row, S>,
): Promise<SendOnceResult<C, Row>> {
  const { memory, said, signal, clock = realClock } = addition;
  const left = (): number => (memory.read()?.until ?? 0) - clock.now();
  try {
    return await withSendLock(said, () => sendAlone(addition), left, signal);
  } catch (error) {
    if (signal?.aborted) return { ok: false, kind: 'aborted' };
    throw error;
  }
}

async function sendAlone<C extends Call, Row, S>(addition: Addition<C, Row, S>): Promise<SendOnceResult<C, Row>> {
  const { memory, said, list, idOf, isIt, known, isWaiting, send, signal } = addition;
  const { compare = () => 'same', alreadyThere = [], mayLackList = false, clock = realClock } = addition;
  const earlier = memory.read();

  /** The first of some rows that says what is sent now, else the first of them. */
  async function best(
    rows: readonly Row[],
  ): Promise<{ row: Row; says: RowComparison } | CallFailure | undefined> {
    let other: { row: Row; says: RowComparison } | undefined;
    for (const row of rows) {
      const says = await compare(row);
      if (isFailure(says)) return says;
      if (says === 'same') return { row, says };
      other ??= { row, says };
    }
    return other;
  }

  const arrived = (row: Row, isOwn: boolean, rows: readonly Row[]): FoundAddition<Row> => ({
    ok: false,
    kind: 'arrived',
    row,
    isOwn,
    acknowledge: () => {
      memory.keep({ before: rows.map(idOf), said: [], until: 0 });
      memory.keys?.renew();
    },
  });

  /** What has become of what was sent, if it is there. */
  async function find(
    rows: readonly Row[],
    sent: SentRequest<S>,
  ): Promise<SendOnceResult<C, Row> | undefined> {
    const texts = [...sent.said, said];
    const found = await best(
      rows.filter((row) => !sent.before.includes(idOf(row)) && texts.some((text) => isIt(row, text))),
    );
    if (!found) return undefined;
    if (!('row' in found)) return found.kind === 'unavailable' ? isOutcomeUnknown : (found as CallFailure<C>);
    const { row, says } = found;
    const isUnchanged = says === 'unknown' && isSame(sent.said.at(-1) ?? said, said);
    if (says === 'same' || isUnchanged) {
      memory.clear();
      memory.keys?.renew();
      return { ok: true, row };
    }
    return arrived(row, true, rows);
  }

  let there = await list();
  if (!there.ok && (earlier || !mayLackList || isUnreachable(there)))
    return earlier && there.kind === 'unavailable' ? isOutcomeUnknown : (there as CallFailure<C>);
  if (there.ok && earlier) {
    for (;;) {
      const found = await find(there.datos, earlier);
      if (found) return found;
      if (clock.now() >= earlier.until || earlier.said.length === 0) break;
      await clock.wait(interval);
      if (signal?.aborted) return { ok: false, kind: 'aborted' };
      there = await list();
      if (!there.ok) return there.kind === 'unavailable' ? isOutcomeUnknown : (there as CallFailure<C>);
    }
  } else if (there.ok) {
    const since = there.datos.filter((row) => known && !known.includes(idOf(row)) && isIt(row, said));
    const twins = isWaiting ? there.datos.filter((row) => isWaiting(row) && isIt(row, said)) : [];
    const found = await best([...since, ...twins]);
    if (found && !('row' in found)) return found as CallFailure<C>;
    if (found?.says === 'same') {
      if (since.includes(found.row)) return { ok: true, row: found.row };
      return arrived(found.row, false, there.datos);
    }
  }

  const sent: SentRequest<S> | undefined = there.ok
    ? {
        before: earlier?.before ?? there.datos.map(idOf),
        said: [...(earlier?.said ?? []), said],
        until: clock.now() + lateArrivalWindow,
      }
    : undefined;
  if (sent) memory.keep(sent);
  const result = await send(omitUndefined({ idempotencyKeys: memory.keys }));
  if (result.ok) {
    memory.clear();
    return { ok: true, datos: result.datos };
  }
  const left = remainingWindow(result);
  if (left !== undefined) {
    if (sent) memory.keep({ ...sent, until: clock.now() + left });
    if (result.kind === 'aborted') return result;
    const now = sent && (await list());
    return (sent && now?.ok && (await find(now.datos, sent))) || isOutcomeUnknown;
  }
  // A server that takes keys knows that something else was sent with this one.
  const codesOfArrived = memory.keys ? [...alreadyThere, codes.actionNotAllowed] : alreadyThere;
  if (sent && earlier && 'code' in result && codesOfArrived.includes(result.code)) {
    const now = await list();
    const found = now.ok && (await find(now.datos, sent));
    if (found) return found;
  }
  // What was refused has not arrived: the next try is the one after those before.
  memory.clear();
  if (earlier) memory.keep(earlier);
  return result;
}
