import type { CallSpec, ObjectSchema } from './call.ts';

type QueryValue = string | number | readonly (string | number)[] | undefined;

/** Address of a call below the base, e.g. `/Alumno/dameOferta/beca-2026`; every parameter is encoded. */
export function pathOf(call: Pick<CallSpec, 'path'>, params: Readonly<Record<string, unknown>> = {}): string {
  return call.path.slice('/api'.length).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${call.path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Encodes a query as `?a=1&b=2`, lists as repeated keys; undefined and empty values are left out. */
export function encodeQuery(values: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values) as [string, QueryValue][]) {
    for (const item of Array.isArray(value) ? (value as string[]) : [value as string | undefined]) {
      if (item !== undefined && item !== '') search.append(key, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

function isList(schema: unknown): boolean {
  const { def } = schema as { def: { type: string; innerType?: unknown } };
  return def.type === 'array' || (def.type === 'optional' && isList(def.innerType));
}

/** Reverses `encodeQuery`, for parsing by the schema of the query; unknown keys are left out. */
export function decodeQuery(
  schema: ObjectSchema,
  search: URLSearchParams,
): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const values = search.getAll(key);
    const [first] = values;
    if (first === undefined) continue;
    query[key] = isList(field) ? values : first;
  }
  return query;
}

/**
 * Parses JSON as the contract reads it: a key whose value is null counts as absent.
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(source: string): unknown {
  return JSON.parse(source, (_, value: unknown) => (value === null ? undefined : value));
}
