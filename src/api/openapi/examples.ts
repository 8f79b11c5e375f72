import { exampleValues } from './example-values.ts';
import type { JsonSchema } from './json-schema.ts';

type Components = Readonly<Record<string, JsonSchema>>;

function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
}

function inRange(value: unknown, schema: JsonSchema): boolean {
  return (
    typeof value === 'number' &&
    (schema.type !== 'integer' || Number.isInteger(value)) &&
    value >= (schema.minimum ?? -Infinity) &&
    value > (schema.exclusiveMinimum ?? -Infinity) &&
    value <= (schema.maximum ?? Infinity)
  );
}

/** Whether a value that was chosen by its key alone is one that the schema takes. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return choices.includes(value);
  if (schema.type === 'string') {
    const isText = typeof value === 'string' && value.length >= (schema.minLength ?? 0);
    return (
      isText &&
      (!schema.pattern || new RegExp(schema.pattern).test(value)) &&
      (!schema.format || isDate(value))
    );
  }
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((item) => fits(item, schema.items ?? {}));
  return schema.type === 'integer' || schema.type === 'number' ? inRange(value, schema) : false;
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

function textExample(schema: JsonSchema): string {
  const candidates = ['Texto', '2026-03-02', '02/03/2026', 'sectoresActividad'];
  return candidates.find((value) => fits(value, schema)) ?? '';
}

function objectExample(schema: JsonSchema, components: Components): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const example = Object.fromEntries(entries.map(([key, value]) => [key, exampleOf(value, components, key)]));
  if (typeof schema.additionalProperties === 'object') {
    example['1'] = exampleOf(schema.additionalProperties, components);
  }
  return example;
}

/** An example of a schema: every key, one item per list, values by their key; always the same. */
export function exampleOf(schema: JsonSchema, components: Components, key = ''): unknown {
  const known = exampleValues[key];
  const resolved = resolve(schema, components);
  if (known !== undefined && fits(known, resolved)) return known;
  const [choice] = resolved.anyOf ?? resolved.oneOf ?? [];
  if (choice) return exampleOf(choice, components, key);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  switch (resolved.type) {
    case 'object':
      return objectExample(resolved, components);
    case 'array':
      return [exampleOf(resolved.items ?? {}, components)];
    case 'integer':
    case 'number':
      return [7, resolved.maximum, resolved.minimum].find((value) => inRange(value, resolved)) ?? 0;
    case 'boolean':
      return true;
    case 'string':
      return textExample(resolved);
    default:
      return null;
  }
}
