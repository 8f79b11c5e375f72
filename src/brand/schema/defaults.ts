import { resolved } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value of a setting that nobody wrote; undefined when it simply stays absent.
 * A map without a default of its own has one when any of its parts has one.
 */
export function defaultOf(declared: SchemaNode): unknown {
  const node = resolved(declared);
  if (node.default !== undefined) return structuredClone(node.default);
  const parts = Object.entries(node.properties ?? {})
    .map(([name, part]) => [name, defaultOf(part)] as const)
    .filter(([, value]) => value !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/**
 * The value with every default of its declaration filled in, at every level, keys in the order of the schema.
 * The value must fit the schema; what is written is never changed, only added to.
 */
export function withDefaults(value: unknown, declared: SchemaNode): unknown {
  if (value === undefined) return defaultOf(declared);
  const node = resolved(declared);
  if (Array.isArray(value)) {
    const { items } = node;
    return items === undefined ? value : value.map((item) => withDefaults(item, items));
  }
  if (!isMap(value)) return value;
  const filled: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(node.properties ?? {})) {
    const completed = withDefaults(value[name], part);
    if (completed !== undefined) filled[name] = completed;
  }
  if (typeof node.additionalProperties === 'object') {
    for (const [name, entry] of Object.entries(value))
      filled[name] = withDefaults(entry, node.additionalProperties);
  }
  return filled;
}
