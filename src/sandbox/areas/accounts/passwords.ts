import type { Attempts, Judgement } from './attempts.ts';
import { hashPassword, isPassword } from './password.ts';

/** Thrown by a call that needs what takes long: it is done outside of the transaction, and the call begins anew. */
export class Unfinished extends Error {
  override name = 'Unfinished';
  readonly work: () => Promise<void>;

  constructor(work: () => Promise<void>) {
    super('A call waits for what takes long');
    this.work = work;
  }
}

/** Whose a password is said to be: the id of an account, or a name that no account has. */
export type Claimant = number | string;

/** Passwords as a handler sees them: at once, since what is not known yet makes the call begin anew. */
export interface Passwords {
  /** What to store of a password. */
  hash(password: string): string;
  /**
   * Which of the stored passwords this is. It takes as long where there is none, and after many wrong ones nothing is
   * looked at for a while.
   */
  judge(claimant: Claimant, password: string, stored: readonly (string | undefined)[]): Judgement;
  /** Forgets the wrong passwords that were tried for an account. */
  forget(account: number): void;
}

async function indexOf(
  password: string,
  stored: readonly (string | undefined)[],
): Promise<number | undefined> {
  for (const [index, it] of stored.entries()) if (await isPassword(password, it)) return index;
  return undefined;
}

/**
 * The passwords of one call, with what is known of them from one beginning to the next.
 * @param address where the call comes from
 */
export function createPasswords(attempts: Attempts, address: string): Passwords {
  const known = new Map<string, unknown>();
  function once<T>(key: readonly unknown[], work: () => Promise<T>): T {
    const name = JSON.stringify(key);
    if (!known.has(name)) throw new Unfinished(async () => void known.set(name, await work()));
    return known.get(name) as T;
  }
  const keyOf = (claimant: Claimant): string => JSON.stringify([address, claimant]);
  return {
    hash: (password) => once(['hash', password], () => hashPassword(password)),
    judge: (claimant, password, stored) =>
      once(['judge', claimant, password, stored], () =>
        attempts.judge(keyOf(claimant), () => indexOf(password, stored)),
      ),
    forget: (account) => attempts.forget(keyOf(account)),
  };
}
