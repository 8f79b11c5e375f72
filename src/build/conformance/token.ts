import type { Fault } from './judge.ts';

/** What a token says, as far as it can be read. */
export type Claims = Readonly<Record<string, unknown>>;

export function readClaims(token: string): Claims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds of the year 5138: a larger time is in milliseconds. */
const farAway = 1e11;

function timeFault(name: 'exp' | 'iat', value: unknown, now: number): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return value === undefined ? 'nothing' : `${JSON.stringify(value)}, which is no number`;
  }
  if (value > farAway) return `${value}, which is a time in milliseconds`;
  if (name === 'exp' && value <= now) return `${value}, which is past`;
  if (name === 'iat' && value > now + 300) return `${value}, which is still to come`;
  return undefined;
}

/**
 * What is wrong with a token of the portal, which reads when it ends and whose it is, and cannot check it.
 * @param now in seconds
 */
export function tokenFaults(token: string, now: number): Fault[] {
  const claims = readClaims(token);
  const fault = (at: string, expected: string, came: string): Fault => ({
    rule: 'token-claims',
    at: `datos.token: ${at}`,
    expected,
    came,
  });
  if (!claims) return [fault('token', 'a JWT: three parts, of which the second is JSON', 'something else')];
  const exp = timeFault('exp', claims['exp'], now);
  const iat = claims['iat'] === undefined ? undefined : timeFault('iat', claims['iat'], now);
  return [
    ...(exp ? [fault('exp', 'seconds since 1970 at which the session ends', exp)] : []),
    ...(iat ? [fault('iat', 'seconds since 1970 at which the session began', iat)] : []),
    ...['nombre', 'apellidos'].flatMap((name) => {
      const value = claims[name];
      if (typeof value === 'string' && value.trim() !== '') return [];
      return [fault(name, 'a text for the head of the portal', JSON.stringify(value) ?? 'nothing')];
    }),
  ];
}
