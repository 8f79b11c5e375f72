import * as z from 'zod/mini';
import type { Call } from '#core/contract/call.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import { envelopeSchema } from '#core/contract/envelope.ts';
import { codeMeaning } from '#core/contract/schema/code-meaning.ts';
import { jsonSchema } from '#core/contract/schema/json-schema.ts';
import { parseJson } from '#core/contract/wire.ts';
import { closeKeys } from './close-keys.ts';
import { valueInWords } from './curl.ts';
import { misfits } from './issues.ts';
import { rowIds } from './row-keys.ts';
import type { RuleId } from './rules.ts';
import type { Reply } from './transport.ts';

/** Something that a server does otherwise than the contract. */
export interface Fault {
  rule: RuleId;
  expected: string;
  came: string;
  /** Where in the answer, e.g. `datos.0.fecha`. */
  at?: string;
}

/** An answer as it was read, and what is wrong with it. */
export interface Judged {
  http: number;
  status?: number;
  datos?: unknown;
  faults: Fault[];
}

/** A code with what it means. */
export function statusInWords(status: number): string {
  if (status === 0) return 'status 0';
  const text = codeMeaning(status);
  return `status ${status}${text === '' ? '' : ` (${text})`}`;
}

export const statusesInWords = (statuses: readonly number[]): string =>
  statuses.map(statusInWords).join(' or ');

/** Letters of UTF-8 that were taken for Latin-1 and written as UTF-8 once more. */
const twiceEncoded = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/;

function textOf({ bytes, headers }: Reply, faults: Fault[]): string | undefined {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) {
    faults.push({ rule: 'encoding', expected: 'UTF-8', came: `charset=${charset} in the content type` });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const twice = twiceEncoded.exec(text);
    if (twice) {
      const came = `“${text.slice(Math.max(0, twice.index - 10), twice.index + 12)}”, which was encoded twice`;
      faults.push({ rule: 'encoding', expected: 'texts encoded once', came });
    }
    return text;
  } catch {
    faults.push({ rule: 'encoding', expected: 'UTF-8', came: 'bytes that are not UTF-8' });
    return undefined;
  }
}

const beginning = (text: string): string =>
  text.trim() === '' ? 'nothing' : `“${text.trim().slice(0, 60)}”`;

/** Reads a business answer, with what is wrong with it before it is looked into. */
export function readReply(reply: Reply): Judged {
  const { http, failure, headers } = reply;
  const faults: Fault[] = [];
  if (failure !== undefined) {
    const late = failure.startsWith('nothing came');
    return { http, faults: [{ rule: late ? 'time' : 'answers', expected: 'an answer', came: failure }] };
  }
  const type = headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    faults.push({ rule: 'content-type', expected: 'application/json', came: type || 'no content type' });
  }
  const text = textOf(reply, faults);
  if (http !== 200) faults.push({ rule: 'http-200', expected: 'HTTP 200', came: `HTTP ${http}` });
  if (text === undefined) return { http, faults };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    faults.push({ rule: 'json', expected: 'JSON', came: beginning(text) });
    return { http, faults };
  }
  const envelope = z.safeParse(envelopeSchema, value);
  if (!envelope.success) {
    const wrong = misfits(envelope.error.issues, value, 'answer');
    faults.push(...wrong.map((it) => ({ rule: 'envelope' as const, ...it })));
    return { http, faults };
  }
  const { status, datos } = envelope.data;
  return { http, status, datos, faults };
}

/** How many places of one answer are told; the rest is mostly the same once more. */
const mostPlaces = 5;

function faultsOfDatos(call: Call, schema: z.ZodMiniType, datos: unknown): Fault[] {
  const parsed = z.safeParse(schema, datos);
  const wrong = parsed.success ? [] : misfits(parsed.error.issues, datos, 'datos');
  const keys = closeKeys(datos, jsonSchema(schema), 'datos');
  const ids = rowIds(call.name as CallName, datos);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  const more = wrong.length - mostPlaces;
  return [
    ...wrong.slice(0, mostPlaces).map((it, index) => ({
      rule: 'shape' as const,
      ...it,
      ...(more > 0 && index === mostPlaces - 1 && { came: `${it.came} (and ${more} more places)` }),
    })),
    ...keys.slice(0, mostPlaces).map(({ at, key, known }) => ({
      rule: 'key-spelling' as const,
      at,
      expected: `the key ${known}`,
      came: `the key ${key}`,
    })),
    ...(repeated === undefined
      ? []
      : [
          {
            rule: 'rows-once' as const,
            at: 'datos',
            expected: 'each row once',
            came: `two rows with ${valueInWords(repeated)}`,
          },
        ]),
  ];
}

/**
 * Judges the answer to a call.
 * @param expected codes that are right here; `may` are those that an account or a setting may refuse with
 * @param rule that any other code breaks
 */
export function judge(
  call: Call,
  reply: Reply,
  expected: readonly number[],
  may: readonly number[] = [],
  rule: RuleId = 'status-expected',
): Judged {
  const judged = readReply(reply);
  const { status, datos, faults } = judged;
  if (status === undefined) return judged;
  if (status !== 0 && !call.statuses.includes(status)) {
    const codes = call.statuses.join(', ');
    faults.push({ rule: 'status-listed', expected: `0 or one of ${codes}`, came: statusInWords(status) });
  } else if (![...expected, ...may].includes(status)) {
    faults.push({
      rule,
      expected: statusesInWords(expected),
      came: statusInWords(status),
    });
  }
  const schema = status === 0 ? call.datos : call.datosOf?.[status];
  if (schema) faults.push(...faultsOfDatos(call, schema, datos));
  return judged;
}
