/** How often a reading call is sent again. */
export const maxRetries = 2;

const baseDelay = 400;
/** The longest wait that a server may ask for; beyond it the call fails at once. */
const longestWait = 10_000;

/** Answers of HTTP after which the same call may succeed a moment later. */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export function isPassing(httpStatus: number): boolean {
  return passingStatuses.has(httpStatus);
}

/** Milliseconds that a Retry-After header asks to wait, given as seconds or as a date; undefined if it is neither. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Milliseconds to wait before a retry: anything up to a limit that doubles each time, so that many clients do not come
 * back at once; at least what the server asked for. Undefined if that is too long to wait.
 * @param retry 0 for the first one
 */
export function retryDelay(retry: number, random: () => number, asked = 0): number | undefined {
  if (asked > longestWait) return undefined;
  return asked + Math.floor(random() * baseDelay * 2 ** retry);
}

/** Waits, unless the signal aborts first: then it rejects with the reason. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
