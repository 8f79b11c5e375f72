import { componentSchemas } from '#core/contract/schema/component-schemas.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { editDistance } from '#core/shared/edit-distance.ts';

const components = componentSchemas();

/** An unknown key of a response and the missing contract key most likely meant. */
export interface CloseKey {
  at: string;
  key: string;
  known: string;
}

const normalizeKey = (key: string): string =>
  key
    .normalize('NFD')
    .replace(/[\p{M}_-]/gu, '')
    .toLowerCase();

/** Whether a key is likely a misspelling of a known key. */
function isClose(key: string, known: string): boolean {
  const [a, b] = [normalizeKey(key), normalizeKey(known)];
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  // Short words, and words that differ in a number only, are different words.
  if (length < 4 || a.replace(/\d/g, '') === b.replace(/\d/g, '')) return false;
  return editDistance(a, b) <= (length < 8 ? 1 : 2);
}

/** Resolves references and flattens unions into a list of schemas. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return alternatives(components[name] ?? {});
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.flatMap(alternatives) : [schema];
}

/** Finds unknown keys within a small edit distance of a missing contract key, at any depth. */
export function closeKeys(value: unknown, schema: JsonSchema, at: string): CloseKey[] {
  if (typeof value !== 'object' || value === null) return [];
  const shapes = alternatives(schema);
  if (Array.isArray(value)) {
    const items = shapes.flatMap(({ items: item }) => (item ? [item] : []));
    return value.flatMap((row, index) => closeKeys(row, { anyOf: items }, `${at}.${index}`));
  }
  const known: Record<string, JsonSchema[]> = {};
  for (const { properties = {} } of shapes) {
    for (const [key, property] of Object.entries(properties)) known[key] = [...(known[key] ?? []), property];
  }
  const rest = shapes.flatMap(({ additionalProperties: other }) =>
    typeof other === 'object' ? [other] : [],
  );
  return Object.entries(value).flatMap(([key, inner]) => {
    const schemas = known[key] ?? rest;
    if (schemas.length > 0) return closeKeys(inner, { anyOf: schemas }, `${at}.${key}`);
    const intended = Object.keys(known).find((other) => !Object.hasOwn(value, other) && isClose(key, other));
    return intended === undefined ? [] : [{ at, key, known: intended }];
  });
}
