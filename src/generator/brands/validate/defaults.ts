import { resolved } from '#generator/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The default of a setting that nobody wrote; a map has one when something inside it has one. */
function defaultOf(schema: SchemaNode): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (!schema.properties) return undefined;
  const filled = withDefaults(schema, {}) as Data;
  return Object.keys(filled).length > 0 ? filled : undefined;
}

/** A copy of the value with every default of the schema filled in. */
export function withDefaults(declared: SchemaNode, value: unknown): unknown {
  const schema = resolved(declared);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => withDefaults(items, item)) : value;
  }
  if (!isData(value)) return value;
  const filled: Data = {};
  const { properties = {}, additionalProperties } = schema;
  for (const [key, property] of Object.entries(properties)) {
    const written = value[key];
    const entry = written === undefined ? defaultOf(resolved(property)) : withDefaults(property, written);
    if (entry !== undefined) filled[key] = entry;
  }
  for (const [key, entry] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) continue;
    filled[key] =
      typeof additionalProperties === 'object' ? withDefaults(additionalProperties, entry) : entry;
  }
  return filled;
}
