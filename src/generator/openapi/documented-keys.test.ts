import { expect, it } from 'vitest';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { openApiDocument } from './document.ts';
import documentedKeys from './documented-keys.json' with { type: 'json' };

/* The keys of the documented interface, by call and by component, are listed in documented-keys.json. The list is not
   generated from the contract: a key missing from it is unknown to the servers of universities. */

interface Content {
  content?: { 'application/json': { schema: JsonSchema } };
}

interface Operation {
  operationId: string;
  'x-extension'?: true;
  requestBody?: Content;
  responses: Record<string, Content>;
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const isExtension = (schema: JsonSchema): boolean => schema['x-extension'] === true;

/**
 * Keys of all objects in documented requests and responses, without extensions, by the path of the object.
 */
function keysOfCalls(): Map<string, Set<string>> {
  const keysByOwner = new Map<string, Set<string>>();
  const collect = (schema: JsonSchema, owner: string): void => {
    const component = schema.$ref?.split('/').at(-1);
    if (component !== undefined && !keysByOwner.has(component)) {
      keysByOwner.set(component, new Set());
      collect(document.components.schemas[component] ?? {}, component);
    }
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      collect(part, owner);
    if (schema.items) collect(schema.items, owner);
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      if (isExtension(value)) continue;
      keysByOwner.set(owner, (keysByOwner.get(owner) ?? new Set()).add(key));
      collect(value, `${owner}.${key}`);
    }
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    if (operation['x-extension']) continue;
    const { operationId, requestBody, responses } = operation;
    for (const [part, content] of [
      ['request', requestBody],
      ['answer', responses['200']],
    ] as const) {
      const schema = content?.content?.['application/json'].schema;
      if (schema) collect(schema, `${operationId} ${part}`);
    }
  }
  return keysByOwner;
}

const listed = new Map(
  Object.entries(documentedKeys).map(([owner, keys]) => [owner, new Set(keys.split(' '))] as const),
);
const declared = keysOfCalls();

const pairs = (keys: ReadonlyMap<string, ReadonlySet<string>>): [owner: string, key: string][] =>
  [...keys].flatMap(([owner, its]) => [...its].map((key): [string, string] => [owner, key]));

it('every key that the documents lack is marked as an extension', () => {
  const unmarked = pairs(declared)
    .filter(([owner, key]) => !listed.get(owner)?.has(key))
    .map(
      ([owner, key]) =>
        `${key} of "${owner}" is not in the documented interface: declare it as extension(…) of core/contract/fields.ts, or, if the documents have it, add it to documented-keys.json.`,
    );
  expect(unmarked).toEqual([]);
});

it('every documented key is declared, and not as an extension', () => {
  const undeclared = pairs(listed)
    .filter(([owner, key]) => !declared.get(owner)?.has(key))
    .map(([owner, key]) => `${key} of "${owner}" is in the documented interface, but not in the contract.`);
  expect(undeclared).toEqual([]);
});
