import { type KeyDoc, omittedFromExamples, type ValueDoc } from '#core/contract/docs/key-docs.ts';
import type { JsonSchema } from './json-schema.ts';

/** Docs of the keys of an object. */
export type Entries = Readonly<Record<string, KeyDoc>>;

const normalizedDoc = (entry: KeyDoc): ValueDoc & { keys?: Entries } =>
  typeof entry === 'string' ? { text: entry } : (entry as ValueDoc & { keys?: Entries });

function listSentence(list: readonly string[], several: boolean): string {
  const names = list.map((name) => `\`${name}\``).join(' or ');
  return ` ${several ? 'Rows' : 'Row'} of ${names}.`;
}

/** Adds the domain lists of an id, or of each id of a list. */
function ofList(schema: JsonSchema, list: readonly string[]): JsonSchema {
  if (schema.type === 'array') return { ...schema, items: ofList(schema.items ?? {}, list) };
  return { ...schema, 'x-list': list };
}

/** Describes the keys of objects wherever the schema has them: itself, its items, or its choices. */
function withKeys(schema: JsonSchema, keys: Entries): JsonSchema {
  if (schema.items) return { ...schema, items: withKeys(schema.items, keys) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((choice) => withKeys(choice, keys)) };
  const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const entry = keys[key];
    return [key, entry === undefined ? property : describedSchema(property, entry)] as const;
  });
  return properties.length === 0 ? schema : { ...schema, properties: Object.fromEntries(properties) };
}

/** Adds docs to a schema: description, domain list, example, and the docs of its keys. */
export function describedSchema(schema: JsonSchema, entry: KeyDoc): JsonSchema {
  const { text, list, example, keys } = normalizedDoc(entry);
  const described = {
    description: text + (list ? listSentence(list, schema.type === 'array') : ''),
    ...(list ? ofList(schema, list) : schema),
    // An empty list keeps the key out of the example of its object.
    ...(example !== undefined && { examples: example === omittedFromExamples ? [] : [example] }),
  };
  return keys ? withKeys(described, keys) : described;
}

/** Adds docs to a part of a call: to its keys if the docs are per key, else to the part itself. */
export function describedPart(schema: JsonSchema, docs: KeyDoc | Entries | undefined): JsonSchema {
  if (docs === undefined) return schema;
  const isEntry = typeof docs === 'string' || typeof (docs as Partial<ValueDoc>).text === 'string';
  return isEntry ? describedSchema(schema, docs as KeyDoc) : withKeys(schema, docs as Entries);
}
