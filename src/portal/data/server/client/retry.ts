/** How many calls of a page are sent again, all of them together: a server that ails is not to be asked more still. */
const budget = 10;

/** Grants that something is sent again: once for each address, and only so often for a page. */
export function createRetries(): (address: string) => boolean {
  const granted = new Set<string>();
  return (address) => {
    if (granted.has(address) || granted.size === budget) return false;
    granted.add(address);
    return true;
  };
}

/** The longest wait before a retry, in milliseconds, where the server asks for none. */
const longestDelay = 400;
/** The longest wait that a server may ask for; beyond it the call fails at once. */
const longestWait = 10_000;

/** Answers of HTTP after which the same call may succeed a moment later. */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export function isTransient(httpStatus: number): boolean {
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
 * Milliseconds to wait before a retry: anything up to a limit, so that many clients do not come back at once; at least
 * what the server asked for. Undefined if that is too long to wait.
 */
export function retryDelay(random: () => number, asked = 0): number | undefined {
  if (asked > longestWait) return undefined;
  return asked + Math.floor(random() * longestDelay);
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
