import * as z from 'zod/mini';
import type { Call } from '#core/contract/call.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import { envelopeSchema } from '#core/contract/envelope.ts';
import { codeMeaning } from '#core/contract/schema/code-meaning.ts';
import { type JsonSchema, jsonSchema } from '#core/contract/schema/json-schema.ts';
import { parseJson } from '#core/contract/wire.ts';
import { closeKeys } from './close-keys.ts';
import { describeValue } from './curl.ts';
import { schemaMismatches } from './schema-mismatches.ts';
import { rowIds } from './row-keys.ts';
import type { RuleId } from './rules.ts';
import type { HttpResponse } from './transport.ts';

/** A deviation of a server from the contract. */
export interface Violation {
  rule: RuleId;
  expected: string;
  came: string;
  /** Where in the answer, e.g. `datos.0.fecha`. */
  at?: string;
}

/** A parsed response with its contract violations. */
export interface CheckedResponse {
  http: number;
  status?: number;
  datos?: unknown;
  /** The whole answer, where it is an envelope; keys that are null are left out. */
  value?: unknown;
  violations: Violation[];
}

/** Describes a status code with its meaning. */
export function describeStatus(status: number): string {
  if (status === 0) return 'status 0';
  const text = codeMeaning(status);
  return `status ${status}${text === '' ? '' : ` (${text})`}`;
}

export const describeStatuses = (statuses: readonly number[]): string =>
  statuses.map(describeStatus).join(' or ');

/** Mojibake: UTF-8 read as Latin-1 and encoded as UTF-8 again. */
const doubleEncoding = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/;

function textOf({ bytes, headers }: HttpResponse, violations: Violation[]): string | undefined {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) {
    violations.push({ rule: 'encoding', expected: 'UTF-8', came: `charset=${charset} in the content type` });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const doubleEncoded = doubleEncoding.exec(text);
    if (doubleEncoded) {
      const came = `“${text.slice(Math.max(0, doubleEncoded.index - 10), doubleEncoded.index + 12)}”, which was encoded twice`;
      violations.push({ rule: 'encoding', expected: 'texts encoded once', came });
    }
    return text;
  } catch {
    violations.push({ rule: 'encoding', expected: 'UTF-8', came: 'bytes that are not UTF-8' });
    return undefined;
  }
}

const beginning = (text: string): string =>
  text.trim() === '' ? 'nothing' : `“${text.trim().slice(0, 60)}”`;

/** Parses an envelope response and collects violations of transport, encoding, JSON and envelope. */
export function readResponse(reply: HttpResponse): CheckedResponse {
  const { http, failure, headers } = reply;
  const violations: Violation[] = [];
  if (failure !== undefined) {
    const late = failure.startsWith('nothing came');
    return { http, violations: [{ rule: late ? 'time' : 'answers', expected: 'an answer', came: failure }] };
  }
  const type = headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    violations.push({ rule: 'content-type', expected: 'application/json', came: type || 'no content type' });
  }
  const text = textOf(reply, violations);
  if (http !== 200) violations.push({ rule: 'http-200', expected: 'HTTP 200', came: `HTTP ${http}` });
  if (text === undefined) return { http, violations };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    violations.push({ rule: 'json', expected: 'JSON', came: beginning(text) });
    return { http, violations };
  }
  const envelope = z.safeParse(envelopeSchema, value);
  if (!envelope.success) {
    const wrong = schemaMismatches(envelope.error.issues, value, 'answer');
    violations.push(...wrong.map((it) => ({ rule: 'envelope' as const, ...it })));
    return { http, violations };
  }
  const { status, datos } = envelope.data;
  return { http, status, datos, value, violations };
}

/** Maximum number of positions reported per response; further ones mostly repeat. */
const maxPositions = 5;

const jsonSchemas = new WeakMap<z.ZodMiniType, JsonSchema>();

/** The JSON Schema of a response, converted once: a run checks most calls several times. */
function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const known = jsonSchemas.get(schema) ?? jsonSchema(schema);
  jsonSchemas.set(schema, known);
  return known;
}

function violationsOfDatos(call: Call, schema: z.ZodMiniType, datos: unknown): Violation[] {
  const parsed = z.safeParse(schema, datos);
  const wrong = parsed.success ? [] : schemaMismatches(parsed.error.issues, datos, 'datos');
  const keys = closeKeys(datos, jsonSchemaOf(schema), 'datos');
  const ids = rowIds(call.name as CallName, datos);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  const more = wrong.length - maxPositions;
  return [
    ...wrong.slice(0, maxPositions).map((it, index) => ({
      rule: 'shape' as const,
      ...it,
      ...(more > 0 && index === maxPositions - 1 && { came: `${it.came} (and ${more} more places)` }),
    })),
    ...keys.slice(0, maxPositions).map(({ at, key, known }) => ({
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
            came: `two rows with ${describeValue(repeated)}`,
          },
        ]),
  ];
}

/**
 * Checks the response to a call against the contract.
 * @param expected expected status codes; `may` are further codes accepted because of an account or a setting
 * @param rule violated by any other code
 */
export function checkResponse(
  call: Call,
  reply: HttpResponse,
  expected: readonly number[],
  may: readonly number[] = [],
  rule: RuleId = 'status-expected',
): CheckedResponse {
  const checked = readResponse(reply);
  const { status, datos, violations } = checked;
  if (status === undefined) return checked;
  if (status !== 0 && !call.statuses.includes(status)) {
    const codes = call.statuses.join(', ');
    violations.push({
      rule: 'status-listed',
      expected: `0 or one of ${codes}`,
      came: describeStatus(status),
    });
  } else if (![...expected, ...may].includes(status)) {
    violations.push({
      rule,
      expected: describeStatuses(expected),
      came: describeStatus(status),
    });
  }
  const schema = status === 0 ? call.datos : call.datosOf?.[status];
  if (schema) violations.push(...violationsOfDatos(call, schema, datos));
  return checked;
}
