import type { Violation } from './check-response.ts';

/** Unverified claims of a JWT. */
export type TokenClaims = Readonly<Record<string, unknown>>;

function readPart(token: string, index: 0 | 1): TokenClaims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[index] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
}

export const readClaims = (token: string): TokenClaims | undefined => readPart(token, 1);

/** Longest life of a token, in seconds: people share computers, and a token cannot be called back. */
const longestSession = 24 * 3600;

/** Year 5138 in seconds: larger values are milliseconds. */
const millisecondsThreshold = 1e11;

function timeViolation(name: 'exp' | 'iat', value: unknown, now: number): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return value === undefined ? 'nothing' : `${JSON.stringify(value)}, which is no number`;
  }
  if (value > millisecondsThreshold) return `${value}, which is a time in milliseconds`;
  if (name === 'exp' && value > now + longestSession + 300)
    return `${value}, which is more than ${longestSession / 3600} hours away`;
  if (name === 'exp' && value <= now) return `${value}, which is past`;
  if (name === 'iat' && value > now + 300) return `${value}, which is still to come`;
  return undefined;
}

/**
 * Lists violations in a portal token. The portal reads expiry and name without verifying the signature.
 * @param now in seconds
 */
export function tokenViolations(token: string, now: number): Violation[] {
  const claims = readClaims(token);
  const violation = (at: string, expected: string, came: string): Violation => ({
    rule: 'token-claims',
    at: `datos.token: ${at}`,
    expected,
    came,
  });
  if (!claims)
    return [violation('token', 'a JWT: three parts, of which the second is JSON', 'something else')];
  const header = readPart(token, 0);
  const alg = header?.['alg'];
  const exp = timeViolation('exp', claims['exp'], now);
  const iat = claims['iat'] === undefined ? undefined : timeViolation('iat', claims['iat'], now);
  return [
    ...(typeof alg === 'string' && alg.toLowerCase() !== 'none'
      ? []
      : [violation('header', 'JSON with the alg of a signature', alg === undefined ? 'no alg' : 'none')]),
    ...(exp ? [violation('exp', 'seconds since 1970 at which the session ends', exp)] : []),
    ...(iat ? [violation('iat', 'seconds since 1970 at which the session began', iat)] : []),
    ...['nombre', 'apellidos'].flatMap((name) => {
      const value = claims[name];
      if (typeof value === 'string' && value.trim() !== '') return [];
      return [violation(name, 'a text for the head of the portal', JSON.stringify(value) ?? 'nothing')];
    }),
  ];
}
