import { alternatives } from '#generator/conformance/close-keys.ts';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';

/** A value without everything that its schema lets a server leave out; what is true would be false without. */
export function requiredOnly(value: unknown, schema: JsonSchema): unknown {
  const shapes = alternatives(schema);
  if (Array.isArray(value)) {
    const items = shapes.flatMap(({ items: it }) => (it ? [it] : []));
    return value.map((item) => requiredOnly(item, { anyOf: items }));
  }
  if (typeof value !== 'object' || value === null) return value;
  const needed = new Set(shapes.flatMap(({ required = [] }) => required));
  const entries = Object.entries(value).filter(([key, it]) => needed.has(key) || it === true);
  return Object.fromEntries(
    entries.map(([key, it]) => {
      const own = shapes.flatMap(({ properties = {} }) => properties[key] ?? []);
      return [key, requiredOnly(it, { anyOf: own })];
    }),
  );
}
