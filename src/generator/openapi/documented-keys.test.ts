import { expect, it } from 'vitest';
import type { JsonSchema } from '#core/contract/schema/json-schema.ts';
import { openApiDocument } from './document.ts';
import documentedKeys from './documented-keys.json' with { type: 'json' };

/*
 * The keys that the documented interface has, by call and by component, are listed in documented-keys.json. The list is
 * not made from the contract: a key that is missing there is one that the servers of universities do not know.
 */

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

/** The keys of all objects that documented calls take and give, without extensions, by the path to the object. */
function keysOfCalls(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const collect = (schema: JsonSchema, owner: string): void => {
    const component = schema.$ref?.split('/').at(-1);
    if (component !== undefined && !found.has(component)) {
      found.set(component, new Set());
      collect(document.components.schemas[component] ?? {}, component);
    }
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      collect(part, owner);
    if (schema.items) collect(schema.items, owner);
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      if (isExtension(value)) continue;
      found.set(owner, (found.get(owner) ?? new Set()).add(key));
      collect(value, `${owner}.${key}`);
    }
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    if (operation['x-extension']) continue;
    const { operationId, requestBody, responses } = operation;
    for (const [part, it] of [
      ['request', requestBody],
      ['answer', responses['200']],
    ] as const) {
      const schema = it?.content?.['application/json'].schema;
      if (schema) collect(schema, `${operationId} ${part}`);
    }
  }
  return found;
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

it('every documented key is declared, and none of them as an extension', () => {
  const lost = pairs(listed)
    .filter(([owner, key]) => !declared.get(owner)?.has(key))
    .map(([owner, key]) => `${key} of "${owner}" is in the documented interface, but not in the contract.`);
  expect(lost).toEqual([]);
});
