import fc, { type Arbitrary } from 'fast-check';
import type { Call, ObjectSchema } from '../../../src/core/contract/call.ts';
import { componentSchemas } from '../../../src/core/contract/schema/component-schemas.ts';
import { type JsonSchema, jsonSchema } from '../../../src/core/contract/schema/json-schema.ts';
import { encodeQuery } from '../../../src/core/contract/wire.ts';

/** Claimed user of a hostile request. */
export type Bearer = 'student' | 'company' | 'none' | 'forged' | 'expired' | 'garbage';

export interface HostileRequest {
  method: string;
  path: string;
  bearer: Bearer;
  body: string | undefined;
}

const components = componentSchemas();

const texts = [
  "' OR '1'='1",
  "1'; DROP TABLE account; --",
  '") UNION SELECT password FROM account --',
  '%27%20OR%201=1',
  '* OR "a" NEAR b',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'ñ'.repeat(5000),
  'x'.repeat(100_000),
];

const dates = ['2026-02-30', '2026-03-01', '0000-00-00', '9999-12-31', '2026-05-01'];

/** Any JSON value. */
const anything = fc.jsonValue({ maxDepth: 3 });

/** Values of a schema, some of them with a wrong type. */
function valuesOf(schema: JsonSchema, known: readonly (string | number)[], depth = 0): Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return valuesOf(components[name] ?? {}, known, depth);
  const inner = (part: JsonSchema): Arbitrary<unknown> => valuesOf(part, known, depth + 1);
  const fitting = (): Arbitrary<unknown> => {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map(inner));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'object': {
        const properties = Object.entries(schema.properties ?? {}).map(
          ([key, property]) => [key, inner(property)] as const,
        );
        return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] });
      }
      case 'array':
        return fc.array(inner(schema.items ?? {}), { maxLength: depth > 2 ? 1 : 3 });
      case 'integer':
        return fc.oneof(
          fc.constantFrom(...known.filter((value) => typeof value === 'number'), 0, 1, 2, 2 ** 53 - 1),
          fc.integer({ min: 0, max: 400 }),
        );
      case 'number':
        return fc.oneof(fc.double({ noNaN: true }), fc.integer());
      case 'boolean':
        return fc.boolean();
      case 'string':
        return fc.oneof(
          fc.constantFrom(...texts, ...dates),
          fc.constantFrom(...known.map(String), '99000001J', 'B50000017', 'a@b.example', '600000001', 'AAAA'),
          fc.string(),
        );
      default:
        return anything;
    }
  };
  return fc.oneof({ weight: 24, arbitrary: fitting() }, { weight: 1, arbitrary: anything });
}

function recordOf(schema: ObjectSchema | undefined, known: readonly (string | number)[]): Arbitrary<object> {
  if (!schema) return fc.constant({});
  const { properties = {} } = jsonSchema(schema);
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, valuesOf(property, known)])),
    { requiredKeys: [] },
  ) as Arbitrary<object>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lone surrogates cannot be part of an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent(textOf(value ?? 1).toWellFormed()).slice(0, 4000);

const pathTricks: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}/../logaUsuario`,
  (path) => path.replace('/api/', '/api//'),
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `/api/ficheros/${path.split('/').at(-1) ?? ''}`,
];

const bearers: readonly Bearer[] = ['forged', 'expired', 'garbage', 'none', 'student', 'company'];

/**
 * Requests for a call: shaped by its schemas, with wrong types, huge and hostile texts, foreign ids,
 * malformed JSON, wrong methods, tricks in the path, and missing, forged or expired tokens.
 * @param known foreign ids and addresses to try
 */
export function hostileRequests(call: Call, known: readonly (string | number)[]): Arbitrary<HostileRequest> {
  const params = recordOf(call.params, known);
  const query = recordOf(call.query, known);
  const own: Bearer = call.who === 'alumno' ? 'student' : 'company';
  const path = fc.tuple(params, query, fc.constantFrom('Alumno', 'Empresa')).map(([values, search, tipo]) => {
    const filled = call.path
      .replace('{tipo}', tipo)
      .replace(/\{(\w+)\}/g, (_, key: string) => encoded((values as Record<string, unknown>)[key]));
    const safe = Object.entries(search).map(([key, value]) => [
      key,
      textOf(value).toWellFormed().slice(0, 2000),
    ]);
    return filled + encodeQuery(Object.fromEntries(safe) as Record<string, string>);
  });
  const tricked = fc.tuple(path, fc.constantFrom(...pathTricks)).map(([original, trick]) => trick(original));
  const json = call.request
    ? valuesOf(jsonSchema(call.request), known).map((body) => JSON.stringify(body))
    : fc.constant(undefined);
  const broken = json.map((text) => (text ?? '{"a":').slice(0, -1));
  return fc.record({
    method: fc.oneof(
      { weight: 20, arbitrary: fc.constant(call.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE') },
    ),
    path: fc.oneof({ weight: 12, arbitrary: path }, { weight: 1, arbitrary: tricked }),
    bearer: fc.oneof(
      { weight: 12, arbitrary: fc.constant(own) },
      { weight: 3, arbitrary: fc.constantFrom(...bearers) },
    ),
    body: fc.oneof(
      { weight: 16, arbitrary: json },
      { weight: 1, arbitrary: broken },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', '[]', '\ufeff{}', '['.repeat(50_000), `"${'x'.repeat(2_000_000)}"`),
      },
    ),
  });
}
