import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { limitConcurrency } from './limit-concurrency.ts';

/** Cost of a new hash: 128 MB and, on the computers of today, some 0.3 s (OWASP, 2025). */
const cost = { N: 131_072, r: 8, p: 1 };
const size = 32;

const written = (salt: Buffer, hash: Buffer, { N, r, p } = cost): string =>
  ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');

/** Memory limit of scrypt: twice the need of the cost, 128 · N · r bytes. */
const maxmem = 256 * cost.N * cost.r;

/** At most two hashes at a time, one on two cores, so that threads remain for files and requests. */
const inTurn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)));

const derive = (
  password: string,
  salt: Buffer,
  length: number,
  queue: string,
  options = cost,
): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, length, { ...options, maxmem }, (error, hash) => {
          if (error) reject(error);
          else resolve(hash);
        });
      }),
    queue,
  );

/**
 * Stored hash of a password with salt and cost, so that the cost can change later.
 * @param queue network address of the caller: addresses take turns
 */
export async function hashPassword(password: string, queue: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derive(password, salt, size, queue));
}

/**
 * The same while nothing else is waiting: for making example data. It stops everything for as long as it takes.
 * @param options a lower cost is for tests alone
 */
export function hashPasswordNow(password: string, options = cost): string {
  const salt = randomBytes(16);
  return written(salt, scryptSync(password.normalize('NFC'), salt, size, { ...options, maxmem }), options);
}

/** Dummy hash for accounts without a password: verification takes the same time. */
const nobodys = written(Buffer.alloc(16), Buffer.alloc(size));

const costOf = (stored: string): number => Number(stored.split('$')[1]);

async function matches(password: string, stored: string, queue: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt, 'base64'), expected.length, queue, options);
  return timingSafeEqual(found, expected);
}

/**
 * Whether a password is the stored one; an account without a password accepts none, after the same work.
 * @param queue network address of the caller: addresses take turns
 * @param like the costliest stored hash: what is refused takes at least as long, however old the hash of the account is
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  queue: string,
  like?: string,
): Promise<boolean> {
  if ((await matches(password, stored ?? like ?? nobodys, queue)) && stored !== undefined) return true;
  if (stored !== undefined && like !== undefined && costOf(like) > costOf(stored))
    await matches(password, like, queue);
  return false;
}
