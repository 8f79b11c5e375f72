/*
 * Tokens, passwords and the wait after wrong ones. What is in memory here belongs into a database as soon as there are two
 * processes; the rest stays.
 */
import { createHmac, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

// --- Tokens: HS256, and nothing is read of one before its signature is right.

const tokenKey = process.env['TOKEN_KEY'] ?? randomBytes(32).toString('hex');
const sessionSeconds = 8 * 3600;
const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
const sign = (text: string): string => createHmac('sha256', tokenKey).update(text).digest('base64url');

/** A token for an account; the portal reads nombre, apellidos, iat and exp of it. */
export function tokenFor(account: { id: number; nombre: string; apellidos: string }): string {
  const { id, nombre, apellidos } = account;
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: String(id), iat, exp: iat + sessionSeconds, nombre, apellidos };
  const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${text}.${sign(text)}`;
}

/** The id of the account of a session that holds; undefined for any other token. */
export function accountIdOf(authorization = ''): number | undefined {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const isOwn = head === header && isSame(Buffer.from(signature), Buffer.from(sign(`${head}.${body}`)));
  if (!isOwn) return undefined;
  const { sub, exp } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as {
    sub: string;
    exp: number;
  };
  return exp > Date.now() / 1000 ? Number(sub) : undefined;
}

// --- Passwords: stored as N$salt$hash, and as much work for names that nobody has.

/** scrypt takes 128 · N · r bytes; without maxmem Node lets it have 32 MB. */
const options = (N: number) => ({ N, r: 8, p: 1, maxmem: 2 ** 20 + 256 * N * 8 });

/** A password as it is stored. @param N cost of scrypt: 2^17 is today's advice, and only tests take less */
export function hashPassword(password: string, N = 2 ** 17): string {
  const salt = randomBytes(16).toString('base64');
  return [N, salt, scryptSync(password.normalize('NFC'), salt, 32, options(N)).toString('base64')].join('$');
}

/** Whether a password is the stored one. */
export function isPassword(password: string, stored: string): Promise<boolean> {
  const [N = '', salt = '', hash = ''] = stored.split('$');
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, 32, options(Number(N)), (error, found) =>
      error ? reject(error) : resolve(isSame(found, Buffer.from(hash, 'base64'))),
    ),
  );
}

// --- After five wrong passwords for one name from one address, the next one waits: 10 s, 20 s, 40 s, up to 15 minutes.

const wrong = new Map<string, { count: number; until: number }>();
const freeAttempts = 5;

/** Seconds until a password for a name is looked at again. */
export const waitOf = (key: string): number =>
  Math.max(0, Math.ceil(((wrong.get(key)?.until ?? 0) - Date.now()) / 1000));

/** Counts a wrong password. */
export function countWrong(key: string): void {
  const count = (wrong.get(key)?.count ?? 0) + 1;
  const seconds = count < freeAttempts ? 0 : Math.min(10 * 2 ** (count - freeAttempts), 900);
  wrong.set(key, { count, until: Date.now() + seconds * 1000 });
}

export const forgetWrong = (key: string): void => void wrong.delete(key);
