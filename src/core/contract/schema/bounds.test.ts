import { describe, expect, it } from 'vitest';
import { callList } from '#core/contract/calls/index.ts';
import { boundedPart, describedComponents } from './bounds.ts';
import type { JsonSchema } from './json-schema.ts';

const components = describedComponents();

/** Unbounded parts of a schema: the path to each, and the missing keyword. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return unbounded(components[name] ?? {}, path);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => unbounded(choice, path));
  if (schema.const !== undefined || schema.enum) return [];
  const lacks = (key: keyof JsonSchema): string[] => (schema[key] === undefined ? [`${path}: ${key}`] : []);
  switch (schema.type) {
    case 'string':
      return lacks(schema.format === 'date' ? 'x-years' : 'maxLength');
    case 'integer':
    case 'number':
      return [...(schema.exclusiveMinimum === undefined ? lacks('minimum') : []), ...lacks('maximum')];
    case 'array':
      return [...lacks('maxItems'), ...unbounded(schema.items ?? {}, `${path}[]`)];
    case 'object':
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
          unbounded(property, `${path}.${key}`),
        ),
        ...(typeof schema.additionalProperties === 'object' ? [`${path}: keys`] : []),
      ];
    case 'boolean':
      return [];
    default:
      return [`${path}: type`];
  }
}

describe('the input of a call', () => {
  it('is bounded: every list, text and number, and every parameter of an address', () => {
    const parts = ['request', 'params', 'query'] as const;
    const withoutBound = callList.flatMap((call) =>
      parts.flatMap((part) => (call[part] ? unbounded(boundedPart(call, part), call.name) : [])),
    );
    expect(withoutBound).toEqual([]);
  });
});
