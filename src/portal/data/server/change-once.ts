import type { CallFailure, CallResult } from './client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import {
  type Clock,
  interval,
  lateArrivalWindow,
  remainingWindow,
  isOutcomeUnknown,
  realClock,
} from './late-arrivals.ts';

/** What is remembered of a change that was sent, until it is known what has become of it. */
interface SentChange<P> {
  opened: P;
  /** As it was to be, for each try. */
  sent: readonly P[];
  /** When no server makes it any more, in milliseconds since 1970. */
  until: number;
}

/** Remembers the changes of one form, or of one call. */
export interface ChangeMemory<P> {
  value?: SentChange<P> | undefined;
}

export interface PendingChange<P> {
  memory: ChangeMemory<P>;
  /** As it was when its editor was opened. */
  opened: P;
  /** As it is to be; `now` is what stands there. */
  next: (now: P) => P;
  read: () => Promise<{ ok: true; datos: P } | CallFailure>;
  send: () => Promise<CallResult>;
  isSame?: (one: P, other: P) => boolean;
  clock?: Clock;
}

/** `changed`: someone else has changed it since it was opened, and nothing was sent. */
export type ChangeOnceResult<P> =
  | { ok: true; datos: unknown }
  | { ok: false; kind: 'changed'; now: P }
  | typeof isOutcomeUnknown
  | CallFailure;

/**
 * Changes something, over nobody's change but one's own: an earlier try that arrived without an answer is no conflict,
 * and one that a server may still make is waited for, as it would come after this one.
 */
export async function changeOnce<P>(change: PendingChange<P>): Promise<ChangeOnceResult<P>> {
  const { memory, opened, next, read, send, clock = realClock } = change;
  const same = change.isSame ?? isSame;
  const isIt = (one: P, other: P): boolean => one !== undefined && same(one, other);
  const { value } = memory;
  const earlier = value && same(value.opened, opened) ? value : undefined;
  let now = await read();
  while (now.ok && earlier && same(now.datos, opened) && clock.now() < earlier.until) {
    await clock.wait(interval);
    now = await read();
  }
  if (!now.ok) return now;
  const { datos } = now;
  const wanted = next(datos);
  if (!same(datos, opened)) {
    if (isIt(datos, wanted)) {
      memory.value = undefined;
      return { ok: true, datos: {} };
    }
    if (!earlier?.sent.some((sent) => isIt(datos, sent))) return { ok: false, kind: 'changed', now: datos };
  }
  const sent = { opened, sent: [...(earlier?.sent ?? []), wanted] };
  memory.value = { ...sent, until: clock.now() + lateArrivalWindow };
  const result = await send();
  if (result.ok) {
    memory.value = undefined;
    return { ok: true, datos: result.datos };
  }
  const left = remainingWindow(result);
  if (left === undefined) {
    memory.value = earlier;
    return result;
  }
  memory.value = { ...sent, until: clock.now() + left };
  if (result.kind === 'aborted') return result;
  const after = await read();
  if (!after.ok || !isIt(after.datos, wanted)) return isOutcomeUnknown;
  memory.value = undefined;
  return { ok: true, datos: {} };
}
