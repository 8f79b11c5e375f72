import type { JsonSchema } from '#core/contract/schema/json-schema.ts';

type Components = Readonly<Record<string, JsonSchema>>;

function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
}

/** Whether the notes keep a key out of the example of its object. */
const isLeftOut = ({ examples }: JsonSchema): boolean => examples?.length === 0;

function objectExample(schema: JsonSchema, components: Components): Record<string, unknown> {
  const example = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => !isLeftOut(property))
      .map(([key, property]) => [key, exampleOf(property, components)]),
  );
  if (typeof schema.additionalProperties !== 'object') return example;
  // A map keyed by id, the first key of its values.
  const value = exampleOf(schema.additionalProperties, components) as Record<string, unknown>;
  return { [String(Object.values(value)[0])]: value };
}

/**
 * An example of a schema, made of those of its keys: one item per list, the first of several choices; always the same.
 * What has neither example nor constant is null, which no schema takes.
 */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const [own] = schema.examples ?? [];
  if (own !== undefined) return own;
  const resolved = resolve(schema, components);
  const [choice] = resolved.anyOf ?? resolved.oneOf ?? [];
  if (choice) return exampleOf(choice, components);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.type === 'object') return objectExample(resolved, components);
  if (resolved.type === 'array') return [exampleOf(resolved.items ?? {}, components)];
  return resolved.examples?.[0] ?? null;
}

/** Removes internal marks from a schema before publication. */
export function published(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === 'examples' && Array.isArray(value) && value.length === 0 ? undefined : value,
  );
  return JSON.parse(text) as JsonSchema;
}
