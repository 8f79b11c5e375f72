import { given } from '#core/shared/given.ts';
/** What an attempt with a password came to. */
export interface Judgement {
  /** Which of the stored passwords it is. */
  right?: number;
  /** Seconds until the next attempt is looked at; 0 for at once. */
  espera: number;
}

/**
 * Wrong passwords by who they are for and where they come from: after some, the next one is looked at only after a
 * while, which grows. It counts for both together, so that nobody is kept out by what a stranger does elsewhere.
 */
export interface Attempts {
  /** Looks whether a password is right, unless there is to be waited; attempts for the same key one after the other. */
  judge(key: string, look: () => Promise<number | undefined>): Promise<Judgement>;
  /** Forgets the wrong ones. */
  forget(key: string): void;
}

/** How many may be wrong before there is to be waited. */
const free = 5;
const firstWait = 10;
const longestWait = 15 * 60;
/** Seconds after which wrong ones no longer count. */
const memory = 3600;
/** Keys that are remembered; of more, the ones that were tried least recently are forgotten. */
const room = 10_000;

/** @param seconds of a clock that only goes on, whatever the time of day is set to */
export function createAttempts(seconds: () => number): Attempts {
  const failed = new Map<string, { wrong: number; last: number }>();
  const busy = new Map<string, Promise<unknown>>();

  const wrongOf = (key: string): number => {
    const found = failed.get(key);
    return found && seconds() - found.last < memory ? found.wrong : 0;
  };

  function waitOf(key: string): number {
    const wrong = wrongOf(key);
    if (wrong < free) return 0;
    const wait = Math.min(firstWait * 2 ** (wrong - free), longestWait);
    return Math.max(0, Math.ceil((failed.get(key)?.last ?? 0) + wait - seconds()));
  }

  function fail(key: string): void {
    const wrong = wrongOf(key) + 1;
    failed.delete(key);
    failed.set(key, { wrong, last: seconds() });
    const [oldest] = failed.keys();
    if (failed.size > room && oldest !== undefined) failed.delete(oldest);
  }

  async function attempt(key: string, look: () => Promise<number | undefined>): Promise<Judgement> {
    const espera = waitOf(key);
    if (espera > 0) return { espera };
    const right = await look();
    if (right === undefined) fail(key);
    else failed.delete(key);
    return { ...given({ right }), espera: waitOf(key) };
  }

  return {
    judge: async (key, look) => {
      const before = busy.get(key) ?? Promise.resolve();
      const judged = before.then(() => attempt(key, look));
      const settled = judged.catch(() => undefined);
      busy.set(key, settled);
      try {
        return await judged;
      } finally {
        if (busy.get(key) === settled) busy.delete(key);
      }
    },
    forget: (key) => void failed.delete(key),
  };
}
