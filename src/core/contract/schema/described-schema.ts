import { type KeyDoc, omittedFromExamples, type ValueDoc } from '#core/contract/docs/note.ts';
import type { JsonSchema } from './json-schema.ts';

/** Keys of an object with what is said of each. */
export type Entries = Readonly<Record<string, KeyDoc>>;

const noteOf = (entry: KeyDoc): ValueDoc & { keys?: Entries } =>
  typeof entry === 'string' ? { text: entry } : (entry as ValueDoc & { keys?: Entries });

function listSentence(list: readonly string[], several: boolean): string {
  const names = list.map((name) => `\`${name}\``).join(' or ');
  return ` ${several ? 'Rows' : 'Row'} of ${names}.`;
}

/** A number or list of numbers with the domain lists that it is of. */
function ofList(schema: JsonSchema, list: readonly string[]): JsonSchema {
  if (schema.type === 'array') return { ...schema, items: ofList(schema.items ?? {}, list) };
  return { ...schema, 'x-list': list };
}

/** Objects with their keys described, wherever the schema has them: itself, its items, or its choices. */
function withKeys(schema: JsonSchema, keys: Entries): JsonSchema {
  if (schema.items) return { ...schema, items: withKeys(schema.items, keys) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((it) => withKeys(it, keys)) };
  const properties = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const entry = keys[key];
    return [key, entry === undefined ? property : describedSchema(property, entry)] as const;
  });
  return properties.length === 0 ? schema : { ...schema, properties: Object.fromEntries(properties) };
}

/** A schema with what a note says of it: description, domain list, example, and the same of its keys. */
export function describedSchema(schema: JsonSchema, entry: KeyDoc): JsonSchema {
  const { text, list, example, keys } = noteOf(entry);
  const described = {
    description: text + (list ? listSentence(list, schema.type === 'array') : ''),
    ...(list ? ofList(schema, list) : schema),
    // No example at all keeps the key out of the examples of its object.
    ...(example !== undefined && { examples: example === omittedFromExamples ? [] : [example] }),
  };
  return keys ? withKeys(described, keys) : described;
}

/** A part of a call with what is said of it: of its keys if it has any, else of itself. */
export function describedPart(schema: JsonSchema, said: KeyDoc | Entries | undefined): JsonSchema {
  if (said === undefined) return schema;
  const isEntry = typeof said === 'string' || typeof (said as Partial<ValueDoc>).text === 'string';
  return isEntry ? describedSchema(schema, said as KeyDoc) : withKeys(schema, said as Entries);
}
