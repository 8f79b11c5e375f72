import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { $heldSends } from './held-sends.ts';
import type { Clock } from './late-arrivals.ts';

/** A lock of this page, and what gives it back later on. */
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
  // What happens to have the same one waits for no reason, and is sent then.
  return `envio ${hash >>> 0}`;
}

const request = (name: string, signal?: AbortSignal): Promise<SendLock> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, omitUndefined({ signal }), () => new Promise<void>((release) => resolve({ release })))
      // A browser that keeps nothing of a site may refuse locks, too.
      .catch((error: unknown) => (signal?.aborted ? reject(error as Error) : resolve({})));
  });

/** Requests a lock, and counts the send as held back while another tab keeps that lock for longer than a moment. */
async function requestAndTell(name: string, clock: Clock, signal?: AbortSignal): Promise<SendLock> {
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
 * Sends something while no other tab sends the same: that one waits, and finds what has been made. Where a browser gives no
 * locks, it is sent at once.
 * @param values what is sent; it tells the locks apart
 * @param left for how many more milliseconds the server may act on it: so long the lock stays with this page
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
  const lock = heldLocks.get(name) ?? (await requestAndTell(name, clock, signal));
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
