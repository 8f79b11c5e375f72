import type { Call } from '#core/contract/call.ts';
import { componentSchemas } from '#core/contract/schema/component-schemas.ts';
import { partSchema } from '#core/contract/schema/parts.ts';
import { parseJson } from '#core/contract/wire.ts';
import { exampleOf } from '#generator/openapi/examples.ts';
import { readTolerantly } from '#portal/data/server/client/read-tolerantly.ts';

/** An object of an answer, by key. */
export type Row = Record<string, unknown>;

const components = componentSchemas();

/** An example answer to a call, with three items in each of its lists. */
export function answerOf(call: Call): unknown {
  const tripled = (value: unknown): unknown => {
    if (Array.isArray(value)) return [0, 1, 2].map(() => tripled(value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tripled(inner)]));
  };
  return tripled(exampleOf(partSchema(call, 'datos'), components));
}

/** Paths of the lists of rows in an answer. */
export function listsIn(
  value: unknown,
  { indivisible = [] }: Call,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value) && (path.length === 0 || typeof value[0] === 'object');
  const inner = Object.entries(value).flatMap(([key, part]) =>
    indivisible.includes(key)
      ? []
      : listsIn(part, { indivisible } as Call, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isList ? [[...path], ...inner] : inner;
}

/** The value at a path. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce((part, key) => (part as Row)[key], value);

/** A copy of an answer, as it comes over the wire. */
export const copy = (value: unknown): unknown => parseJson(JSON.stringify(value));

/** Reads a copy of an answer. */
export const read = (call: Call, datos: unknown) => readTolerantly(call.datos, copy(datos), call);

/** Values that a server may send instead of an item. */
export const invalidValues = [null, 'x', -1.5, true, [], {}];

/** Paths of the parts of an answer outside of its lists. */
export function partsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...partsIn(inner, [...path, key])]);
}

/** Paths of all keys of an answer, including those in its lists. */
export function everyPath(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return [own, ...everyPath(inner, own)];
  });
}

/** A copy of an answer with another value at a path. */
export function changedAt(value: unknown, path: readonly (string | number)[], odd: unknown): unknown {
  const changed = { root: copy(value) };
  const fullPath = ['root', ...path];
  (valueAt(changed, fullPath.slice(0, -1)) as Row)[fullPath.at(-1) ?? ''] = odd;
  return changed.root;
}

/** A copy of an answer without the key at a path. */
export function without(value: unknown, path: readonly string[]): unknown {
  const changed = copy(value);
  Reflect.deleteProperty(valueAt(changed, path.slice(0, -1)) as Row, path.at(-1) ?? '');
  return changed;
}
