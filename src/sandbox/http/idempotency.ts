import { createHmac, type Hmac } from 'node:crypto';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { PortalUser, SurveyUser } from '../areas/accounts/users.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { refuseAction } from '../refusal.ts';
import type { Translated } from '../texts/translated.ts';

/** Request header of draft-ietf-httpapi-idempotency-key-header: one key per submitted form or request. */
export const idempotencyHeader = 'idempotency-key';

/** Lifetime of a stored answer, in seconds. */
export const responseLifetime = 24 * 3600;

/** An idempotency key with the fingerprint of its request. */
export interface KeyedRequest {
  key: string;
  /** HMAC of call, parameters and body. */
  fingerprint: Buffer;
}

const keyReused = {
  es: 'Lo que enviaste antes, con otros datos, ya ha llegado. Mira cómo ha quedado antes de volver a enviar.',
  ca: 'El que vas enviar abans, amb unes altres dades, ja ha arribat. Mira com ha quedat abans de tornar a enviar.',
  en: 'What you sent before, with other data, has arrived. See how it stands before you send again.',
} satisfies Translated;

/** Reads the key of a request, an RFC 9651 string of 16 to 128 characters. */
export function idempotencyKeyOf(request: Request): { text: string } | 'malformed' | undefined {
  const header = request.headers.get(idempotencyHeader);
  if (header === null) return undefined;
  const [, text] = /^"([ !#-[\]-~]{16,128})"$/.exec(header) ?? [];
  return text === undefined ? 'malformed' : { text };
}

/**
 * Begins a fingerprint, to be updated with the bytes of the body.
 * @param secret HMAC key: a plain hash would allow guessing passwords in bodies
 */
export const fingerprintOf = (secret: Uint8Array, call: string, params: unknown): Hmac =>
  createHmac('sha256', secret).update(`${call} ${JSON.stringify(params)}\n`);

/** Namespace of a caller's keys: account, firm, survey session or public. */
export function callerOf(user: PortalUser | SurveyUser | undefined): string {
  if (!user) return 'publico';
  if (user.kind === 'alumno') return `alumno ${user.account}`;
  if (user.kind === 'empresa') return `empresa ${user.contact}`;
  return `encuesta ${user.account ?? user.session}`;
}

/** Returns the stored answer of a key, if any. Refuses with `actionNotAllowed` another request with the same key. */
export function storedAnswer(
  db: Db,
  caller: string,
  { key, fingerprint }: KeyedRequest,
  now: number,
  language: Language,
): Envelope | undefined {
  const kept = db.get<{ fingerprint: Uint8Array; answer: Envelope }>(
    sql`SELECT fingerprint, answer FROM idempotency_key
      WHERE caller = ${caller} AND key = ${key} AND expires > ${now}`,
  );
  if (kept && !fingerprint.equals(kept.fingerprint)) refuseAction(keyReused, language);
  return kept?.answer;
}

/**
 * Stores the first answer to a key, in the transaction of its call. Refusals change nothing and are not stored, so that a
 * retry is evaluated again.
 */
export function storeAnswer(
  db: Db,
  caller: string,
  { key, fingerprint }: KeyedRequest,
  answer: Envelope,
  now: number,
): void {
  db.run(sql`DELETE FROM idempotency_key WHERE expires <= ${now}`);
  db.insert('idempotency_key', { caller, key, fingerprint, answer, expires: now + responseLifetime });
}
