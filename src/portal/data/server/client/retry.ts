/** Retries of a page, for all its calls together: a struggling server must not get more load still. */
const budget = 10;

/** Grants retries: one per address, within the budget of the page. */
export function createRetries(): (address: string) => boolean {
  const granted = new Set<string>();
  return (address) => {
    if (granted.has(address) || granted.size === budget) return false;
    granted.add(address);
    return true;
  };
}

/** Upper bound of the random delay before a retry, in milliseconds. */
const longestDelay = 400;
/** The longest wait that a server may ask for, in milliseconds; beyond it the call fails at once. */
const longestWait = 10_000;

/** HTTP statuses after which the same call may succeed a moment later. */
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export function isTransient(httpStatus: number): boolean {
  return passingStatuses.has(httpStatus);
}

/** Parses a Retry-After header, in seconds or as a date, to milliseconds; `undefined` for any other value. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Milliseconds to wait before a retry: the server's own wait, plus a random delay so that clients do not come back all
 * at once. `undefined` if the server asks for too long a wait.
 */
export function retryDelay(random: () => number, serverWait = 0): number | undefined {
  if (serverWait > longestWait) return undefined;
  return serverWait + Math.floor(random() * longestDelay);
}

/** Waits; rejects with the reason of the signal when that aborts first. */
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
