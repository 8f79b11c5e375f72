import type { SignInThrottle, PasswordCheck } from './sign-in-throttle.ts';
import { hashPassword, isPassword } from './password.ts';

/**
 * Thrown for slow work, e.g. hashing: the dispatcher runs the work outside of the transaction and restarts the call.
 */
export class PendingWork extends Error {
  override name = 'PendingWork';
  readonly work: () => Promise<void>;

  constructor(work: () => Promise<void>) {
    super('A call waits for what takes long');
    this.work = work;
  }
}

/** Claimed owner of a password: an account id, or an unknown user name. */
export type Claimant = number | string;

/** Synchronous password functions for handlers: a missing result throws PendingWork and restarts the call. */
export interface PasswordService {
  /** Hashes a password for storage. */
  hash(password: string): string;
  /**
   * Compares a password with stored hashes, in constant time also without hashes; throttled after repeated failures.
   * @param like the costliest stored hash, which says how long a refusal takes
   */
  check(
    claimant: Claimant,
    password: string,
    stored: readonly (string | undefined)[],
    like?: string,
  ): PasswordCheck;
  /** Clears the failed attempts of an account. */
  clearFailedAttempts(account: number): void;
}

/** Index of the stored hash that a password is of. As much work for no hash at all as for one. */
async function indexOf(
  password: string,
  stored: readonly (string | undefined)[],
  queue: string,
  like: string | undefined,
): Promise<number | undefined> {
  const isUnknown = stored.every((it) => it === undefined);
  for (const [index, it] of (isUnknown ? [undefined] : stored).entries()) {
    if (it === undefined && !isUnknown) continue;
    if (await isPassword(password, it, queue, like)) return index;
  }
  return undefined;
}

/**
 * Creates the password service of one call; results survive restarts of the call.
 * @param address client address of the call
 */
export function createPasswordService(attempts: SignInThrottle, address: string): PasswordService {
  const known = new Map<string, unknown>();
  function once<T>(key: readonly unknown[], work: () => Promise<T>): T {
    const name = JSON.stringify(key);
    if (!known.has(name)) throw new PendingWork(async () => void known.set(name, await work()));
    return known.get(name) as T;
  }
  const keyOf = (claimant: Claimant): string => JSON.stringify([address, claimant]);
  return {
    hash: (password) => once(['hash', password], () => hashPassword(password, address)),
    check: (claimant, password, stored, like) =>
      once(['check', claimant, password, stored], () =>
        attempts.check(keyOf(claimant), () => indexOf(password, stored, address, like)),
      ),
    clearFailedAttempts: (account) => attempts.clear(keyOf(account)),
  };
}
