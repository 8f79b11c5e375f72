import { createHmac } from 'node:crypto';
import { readClaims } from './token.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Keys that people sign with while they try things out. */
const commonKeys = ['', 'secret', 'changeme', 'your-256-bit-secret'] as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Changes the last character of a signature in its highest bit: the lowest ones may be padding. */
function changedEnd(signature: string): string {
  const last = alphabet.indexOf(signature.at(-1) ?? 'A');
  return signature.slice(0, -1) + (alphabet[(last < 0 ? 0 : last) ^ 32] ?? 'A');
}

/** Changes every number and text of claims, except for times, so that whatever names the account is another one. */
function otherAccount(claims: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const times = new Set(['exp', 'iat', 'nbf', 'iss', 'aud']);
  const changed = (key: string, value: unknown): unknown => {
    if (times.has(key)) return value;
    if (typeof value === 'number') return value + 1;
    return typeof value === 'string' && /^\d+$/.test(value) ? String(Number(value) + 1) : value;
  };
  return Object.fromEntries(Object.entries(claims).map(([key, value]) => [key, changed(key, value)]));
}

/**
 * Tokens that the server did not make, each like a real one but for one thing.
 * @param token of a session that holds
 * @param otherToken of a session of the other half of the portal
 */
export function forgedTokens(token: string, otherToken?: string): [what: string, token: string][] {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = readClaims(token) ?? {};
  const withClaims = (changed: object): string => [head, encoded(changed), signature].join('.');
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const [, otherBody] = otherToken?.split('.') ?? [];
  const signed = (key: string): string => {
    const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${body}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  return [
    ['a text that is no token', 'a.b.c'],
    ['a signature with another last character', [head, body, changedEnd(signature)].join('.')],
    ['half of the signature', [head, body, signature.slice(0, signature.length >> 1)].join('.')],
    ['no signature', [head, body, ''].join('.')],
    ['"alg":"none" and no signature', `${none}.${body}.`],
    ['"alg":"none" and the signature of the real one', `${none}.${body}.${signature}`],
    ['a changed claim (nombre)', withClaims({ ...claims, nombre: 'Nadie' })],
    ['the claims of another account', withClaims(otherAccount(claims))],
    ['a later exp', withClaims({ ...claims, exp: Number(claims['exp']) + 1 })],
    ['an exp that is past', withClaims({ ...claims, iat: 1, exp: 2 })],
    ...(otherBody ? [['the claims of the other half', [head, otherBody, signature].join('.')] as const] : []),
    ...commonKeys.map((key) => [`a signature by the key “${key}”`, signed(key)] as const),
  ].map(([what = '', forged = '']) => [what, forged]);
}
