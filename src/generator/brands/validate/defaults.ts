import { resolveRef } from '#generator/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The default of a setting; a map has one if any setting inside it has one. */
function defaultOf(schema: SchemaNode): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (!schema.properties) return undefined;
  const filled = withDefaults(schema, {}) as Data;
  return Object.keys(filled).length > 0 ? filled : undefined;
}

/** Copies a value with every default of the schema filled in. */
export function withDefaults(declared: SchemaNode, value: unknown): unknown {
  const schema = resolveRef(declared);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => withDefaults(items, item)) : value;
  }
  if (!isData(value)) return value;
  const filled: Data = {};
  const { properties = {}, additionalProperties } = schema;
  for (const [key, property] of Object.entries(properties)) {
    const ownValue = value[key];
    const entry = ownValue === undefined ? defaultOf(resolveRef(property)) : withDefaults(property, ownValue);
    if (entry !== undefined) filled[key] = entry;
  }
  for (const [key, entry] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) continue;
    filled[key] =
      typeof additionalProperties === 'object' ? withDefaults(additionalProperties, entry) : entry;
  }
  return filled;
}
