import { createHmac, type Hmac } from 'node:crypto';
import type { Envelope } from '#core/contract/envelope.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { PortalUser, SurveyUser } from '../areas/accounts/users.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { refuseAction } from '../refusal.ts';
import type { Translated } from '../texts/translated.ts';

/** Request header of draft-ietf-httpapi-idempotency-key-header: one key for one filled-in form, or one question. */
export const idempotencyHeader = 'idempotency-key';

/** How long the first answer to a key is kept, in seconds. */
export const answerLifetime = 24 * 3600;

/** A request with a key. */
export interface Keyed {
  key: string;
  /** Tells its call, parameters and body from others. */
  fingerprint: Buffer;
}

const otherBody = {
  es: 'Lo que enviaste antes, con otros datos, ya ha llegado. Mira cómo ha quedado antes de volver a enviar.',
  ca: 'El que vas enviar abans, amb unes altres dades, ja ha arribat. Mira com ha quedat abans de tornar a enviar.',
  en: 'What you sent before, with other data, has arrived. See how it stands before you send again.',
} satisfies Translated;

/** The key of a request, a string of RFC 9651: in double quotes, and long enough that nobody guesses it. */
export function keyOf(request: Request): { text: string } | 'malformed' | undefined {
  const header = request.headers.get(idempotencyHeader);
  if (header === null) return undefined;
  const [, text] = /^"([ !#-[\]-~]{16,128})"$/.exec(header) ?? [];
  return text === undefined ? 'malformed' : { text };
}

/**
 * Begins a fingerprint, to be updated with the bytes of the body.
 * @param secret bodies hold passwords, which a plain hash would let others try
 */
export const fingerprintOf = (secret: Uint8Array, call: string, params: unknown): Hmac =>
  createHmac('sha256', secret).update(`${call} ${JSON.stringify(params)}\n`);

/** Whose keys they are: of an account, for one of its firms; of a survey; or of nobody in particular. */
export function callerOf(user: PortalUser | SurveyUser | undefined): string {
  if (!user) return 'publico';
  if (user.kind === 'alumno') return `alumno ${user.account}`;
  if (user.kind === 'empresa') return `empresa ${user.contact}`;
  return `encuesta ${user.account ?? user.session}`;
}

/** The first answer to a key, if there is one. Refuses with 48 what is another request under the same key. */
export function keptAnswer(
  db: Db,
  caller: string,
  { key, fingerprint }: Keyed,
  now: number,
  language: Language,
): Envelope | undefined {
  const kept = db.get<{ fingerprint: Uint8Array; answer: Envelope }>(
    sql`SELECT fingerprint, answer FROM idempotency_key
      WHERE caller = ${caller} AND key = ${key} AND expires > ${now}`,
  );
  if (kept && !fingerprint.equals(kept.fingerprint)) refuseAction(otherBody, language);
  return kept?.answer;
}

/**
 * Keeps the first answer to a key, in the transaction of what it answers: neither is there without the other. A refusal
 * has changed nothing and is not kept, so that it is looked at again.
 */
export function keepAnswer(
  db: Db,
  caller: string,
  { key, fingerprint }: Keyed,
  answer: Envelope,
  now: number,
): void {
  db.run(sql`DELETE FROM idempotency_key WHERE expires <= ${now}`);
  db.insert('idempotency_key', { caller, key, fingerprint, answer, expires: now + answerLifetime });
}
