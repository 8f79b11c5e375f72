import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { $heldSends } from './held-sends.ts';
import type { Clock } from './late-arrivals.ts';

/** A lock of this page, with its release. */
interface SendLock {
  /** Absent where the browser gives none. */
  release?: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** How long a send waits for its lock before the page shows that, in milliseconds. */
const noticeDelay = 2000;

/** Locks that stay after a send without an answer, by their names. */
const heldLocks = new Map<string, SendLock>();

/** Names the lock of something by a hash: pages of the same host can read the names of locks. */
function nameOf(values: unknown): string {
  const text = JSON.stringify(values);
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x9e37_79b1);
  // A collision only makes an unrelated send wait.
  return `envio ${hash >>> 0}`;
}

const request = (name: string, signal?: AbortSignal): Promise<SendLock> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, omitUndefined({ signal }), () => new Promise<void>((release) => resolve({ release })))
      // A browser that blocks storage may refuse locks, too.
      .catch((error: unknown) => (signal?.aborted ? reject(error as Error) : resolve({})));
  });

/** Requests a lock, and counts the send as held back while another tab keeps that lock for longer than a moment. */
async function requestLock(name: string, clock: Clock, signal?: AbortSignal): Promise<SendLock> {
  let isWaiting = true;
  let isHeld = false;
  void clock.wait(noticeDelay).then(() => {
    if (!isWaiting) return;
    isHeld = true;
    $heldSends.set($heldSends.get() + 1);
  });
  try {
    return await request(name, signal);
  } finally {
    isWaiting = false;
    if (isHeld) $heldSends.set($heldSends.get() - 1);
  }
}

/**
 * Sends while holding a lock, so that another tab with the same values waits and then finds the result. Without browser
 * support for locks it sends at once.
 * @param values values to send; they identify the lock
 * @param left milliseconds in which the server may still act on the request: the page holds the lock for as long
 * @throws {DOMException} if `signal` is aborted while another tab sends
 */
export async function withSendLock<T>(
  values: unknown,
  send: () => Promise<T>,
  left: () => number,
  clock: Clock,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return send();
  const name = nameOf(values);
  const lock = heldLocks.get(name) ?? (await requestLock(name, clock, signal));
  clearTimeout(lock.timer);
  heldLocks.delete(name);
  try {
    return await send();
  } finally {
    const rest = left();
    if (rest > 0) {
      heldLocks.set(name, lock);
      lock.timer = setTimeout(() => {
        heldLocks.delete(name);
        lock.release?.();
      }, rest);
    } else lock.release?.();
  }
}
