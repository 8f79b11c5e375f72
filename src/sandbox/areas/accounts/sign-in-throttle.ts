import { omitUndefined } from '#core/shared/omit-undefined.ts';
/** Result of a password check. */
export interface PasswordCheck {
  /** Index of the matching stored password. */
  match?: number;
  /** Seconds until the next attempt is checked; 0 for immediately. */
  espera: number;
}

/**
 * Throttles password attempts with exponential backoff, by account and client address together: failures from another
 * address do not lock an account out.
 */
export interface SignInThrottle {
  /** Checks a password unless throttled; attempts for the same key run one after another. */
  check(key: string, look: () => Promise<number | undefined>): Promise<PasswordCheck>;
  /** Clears the failed attempts of a key. */
  clear(key: string): void;
}

/** Failed attempts before throttling starts. */
const freeAttempts = 5;
const firstWait = 10;
const longestWait = 15 * 60;
/** Seconds after which failed attempts expire. */
const resetAfter = 3600;
/** Maximum number of keys; the least recently tried is evicted. */
const maxKeys = 10_000;

/** @param seconds monotonic clock, independent of the time of day */
export function createSignInThrottle(seconds: () => number): SignInThrottle {
  const failed = new Map<string, { wrong: number; last: number }>();
  const busy = new Map<string, Promise<unknown>>();

  const wrongOf = (key: string): number => {
    const found = failed.get(key);
    return found && seconds() - found.last < resetAfter ? found.wrong : 0;
  };

  function waitOf(key: string): number {
    const wrong = wrongOf(key);
    if (wrong < freeAttempts) return 0;
    const wait = Math.min(firstWait * 2 ** (wrong - freeAttempts), longestWait);
    return Math.max(0, Math.ceil((failed.get(key)?.last ?? 0) + wait - seconds()));
  }

  function fail(key: string): void {
    const wrong = wrongOf(key) + 1;
    failed.delete(key);
    failed.set(key, { wrong, last: seconds() });
    const [oldest] = failed.keys();
    if (failed.size > maxKeys && oldest !== undefined) failed.delete(oldest);
  }

  async function attempt(key: string, look: () => Promise<number | undefined>): Promise<PasswordCheck> {
    const espera = waitOf(key);
    if (espera > 0) return { espera };
    const match = await look();
    if (match === undefined) fail(key);
    else failed.delete(key);
    return { ...omitUndefined({ match }), espera: waitOf(key) };
  }

  return {
    check: async (key, look) => {
      const before = busy.get(key) ?? Promise.resolve();
      const checked = before.then(() => attempt(key, look));
      const settled = checked.catch(() => undefined);
      busy.set(key, settled);
      try {
        return await checked;
      } finally {
        if (busy.get(key) === settled) busy.delete(key);
      }
    },
    clear: (key) => void failed.delete(key),
  };
}
