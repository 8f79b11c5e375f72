import type { JsonSchema } from '#core/contract/schema/json-schema.ts';

type Components = Readonly<Record<string, JsonSchema>>;

function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
}

/** Whether the docs omit a key from the example of its object, by an empty list of examples. */
const isOmitted = ({ examples }: JsonSchema): boolean => examples?.length === 0;

function objectExample(schema: JsonSchema, components: Components): Record<string, unknown> {
  const example = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => !isOmitted(property))
      .map(([key, property]) => [key, exampleOf(property, components)]),
  );
  if (typeof schema.additionalProperties !== 'object') return example;
  // A map keyed by id, which is the first key of its values.
  const value = exampleOf(schema.additionalProperties, components) as Record<string, unknown>;
  return { [String(Object.values(value)[0])]: value };
}

/**
 * Makes an example of a schema from the examples of its keys: one item per list, the first of several choices;
 * deterministic. A value with neither example nor constant is null, which no schema accepts.
 */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const [declared] = schema.examples ?? [];
  if (declared !== undefined) return declared;
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
