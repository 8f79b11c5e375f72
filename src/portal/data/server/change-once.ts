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

/** A change that was sent and whose outcome is unknown. */
interface SentChange<P> {
  opened: P;
  /** The new value of each try. */
  sent: readonly P[];
  /** End of the window in which the server may still make the change, in milliseconds since 1970. */
  until: number;
}

/** Memory for the unsettled change of one form, or of one call. */
export interface ChangeMemory<P> {
  value?: SentChange<P> | undefined;
}

export interface PendingChange<P> {
  memory: ChangeMemory<P>;
  /** The value when its editor was opened. */
  opened: P;
  /** The new value, from the current one. */
  next: (current: P) => P;
  read: () => Promise<{ ok: true; datos: P } | CallFailure>;
  send: () => Promise<CallResult>;
  isSame?: (one: P, other: P) => boolean;
  clock?: Clock;
}

/** Outcome of `changeOnce`. `changed`: someone else has changed the value since it was opened, and nothing was sent. */
export type ChangeOnceResult<P> =
  { ok: true; datos: unknown } | { ok: false; kind: 'changed'; now: P } | typeof unknownOutcome | CallFailure;

/**
 * Changes a value without overwriting another person's change. An earlier try that arrived although its answer was lost
 * is no conflict; one that the server may still make is waited for, as it would overwrite this one.
 */
export async function changeOnce<P>(change: PendingChange<P>): Promise<ChangeOnceResult<P>> {
  const { memory, opened, next, read, send, clock = realClock } = change;
  const same = change.isSame ?? isSame;
  const isValue = (one: P, other: P): boolean => one !== undefined && same(one, other);
  const { value } = memory;
  const earlier = value && same(value.opened, opened) ? value : undefined;
  let current = await read();
  while (current.ok && earlier && same(current.datos, opened) && clock.now() < earlier.until) {
    await clock.wait(pollInterval);
    current = await read();
  }
  if (!current.ok) return current;
  const { datos } = current;
  const target = next(datos);
  if (!same(datos, opened)) {
    if (isValue(datos, target)) {
      memory.value = undefined;
      return { ok: true, datos: {} };
    }
    if (!earlier?.sent.some((sent) => isValue(datos, sent)))
      return { ok: false, kind: 'changed', now: datos };
  }
  const sent = { opened, sent: [...(earlier?.sent ?? []), target] };
  memory.value = { ...sent, until: clock.now() + lateArrivalWindow };
  const result = await send();
  if (result.ok) {
    memory.value = undefined;
    return { ok: true, datos: result.datos };
  }
  const remaining = remainingWindow(result);
  if (remaining === undefined) {
    memory.value = earlier;
    return result;
  }
  memory.value = { ...sent, until: clock.now() + remaining };
  if (result.kind === 'aborted') return result;
  const after = await read();
  if (!after.ok || !isValue(after.datos, target)) return unknownOutcome;
  memory.value = undefined;
  return { ok: true, datos: {} };
}
