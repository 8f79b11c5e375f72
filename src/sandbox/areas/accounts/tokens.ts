import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Language } from '#core/i18n/languages.ts';
import type { Db } from '../../db/database.ts';
import { readSetting, writeSetting } from '../../settings.ts';

/** Claims of a portal token. */
export interface PortalClaims {
  account: number;
  /** Contact of the company that someone signed in for. */
  contact?: number;
  /** Names the session. */
  sesion: string;
  /** Whether the sign-in came through single sign-on. */
  sso?: true;
  nombre: string;
  apellidos: string;
}

/** Claims of a survey token. */
export interface SurveyClaims {
  survey: number;
  /** Absent for someone anonymous. */
  account?: number;
  /** Names this access: an anonymous one can answer once. */
  session: string;
}

/** Claims of the address of a calendar. */
export interface CalendarClaims {
  account: number;
  /** Contact of the company whose dates it has. */
  contact?: number;
  /** Language of its texts. */
  language: Language;
}

interface ClaimsOf {
  portal: PortalClaims;
  calendario: CalendarClaims;
  encuesta: SurveyClaims;
  /** Claims of a survey link, exchanged for a survey token. */
  enlaceEncuesta: SurveyClaims;
}

export type TokenAudience = keyof ClaimsOf;

/** How long a token holds, in seconds. */
export const tokenLifetime: Readonly<Record<TokenAudience, number>> = {
  portal: 12 * 3600,
  // Calendar programs go on asking for years.
  calendario: 10 * 366 * 24 * 3600,
  encuesta: 2 * 3600,
  enlaceEncuesta: 60 * 24 * 3600,
};

/** Signs and checks the tokens of one sandbox. */
export interface TokenService {
  sign<A extends TokenAudience>(audience: A, claims: ClaimsOf[A], now: Date): Promise<string>;
  /** The claims with the second of issue; undefined for a token that is forged, expired or for something else. */
  verify<A extends TokenAudience>(
    audience: A,
    token: string,
    now: Date,
  ): Promise<(ClaimsOf[A] & { iat: number }) | undefined>;
}

/** The key of a sandbox, made at first use and kept with its data, so that sessions survive a restart. */
export function keyOf(db: Db): Buffer {
  const known = readSetting<string>(db, 'clave');
  if (known) return Buffer.from(known, 'base64');
  const key = randomBytes(32);
  writeSetting(db, 'clave', key.toString('base64'));
  return key;
}

export function createTokens(key: Uint8Array, issuer: string): TokenService {
  return {
    sign: (audience, claims, now) => {
      // With fractions, to separate a revoked session from a new one in the same second.
      const iat = now.getTime() / 1000;
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(claims.account ?? ''))
        .setIssuedAt(iat)
        .setExpirationTime(Math.floor(iat) + tokenLifetime[audience])
        .sign(key);
    },
    verify: async (audience, token, now) => {
      try {
        const options = {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        };
        const { payload } = await jwtVerify<ClaimsOf[typeof audience]>(token, key, options);
        return payload as typeof payload & { iat: number };
      } catch {
        return undefined;
      }
    },
  };
}
