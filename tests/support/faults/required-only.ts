import { alternatives } from '#generator/conformance/close-keys.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';

/** Removes the keys of a value that its schema makes optional, except for `true`, whose absence would mean false. */
export function requiredOnly(value: unknown, schema: JsonSchema): unknown {
  const shapes = alternatives(schema);
  if (Array.isArray(value)) {
    const items = shapes.flatMap(({ items: itemSchema }) => (itemSchema ? [itemSchema] : []));
    return value.map((item) => requiredOnly(item, { anyOf: items }));
  }
  if (typeof value !== 'object' || value === null) return value;
  const needed = new Set(shapes.flatMap(({ required = [] }) => required));
  const entries = Object.entries(value).filter(([key, entry]) => needed.has(key) || entry === true);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      const own = shapes.flatMap(({ properties = {} }) => properties[key] ?? []);
      return [key, requiredOnly(entry, { anyOf: own })];
    }),
  );
}
