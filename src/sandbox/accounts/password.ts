import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1 };
const size = 32;

/** A password as it is stored: with its salt and cost, so that they can change later. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password.normalize('NFC'), salt, size, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Whether a password is the stored one; an account without a password accepts none. */
export function isPassword(password: string, stored: string | undefined): boolean {
  const [scheme, N, r, p, salt, hash] = stored?.split('$') ?? [];
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = scryptSync(password.normalize('NFC'), Buffer.from(salt, 'base64'), expected.length, options);
  return timingSafeEqual(found, expected);
}
