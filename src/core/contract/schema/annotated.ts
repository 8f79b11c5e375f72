import { type Entry, leftOut, type Note } from '#core/contract/notes/note.ts';
import type { JsonSchema } from './json-schema.ts';

/** Keys of an object with what is said of each. */
export type Entries = Readonly<Record<string, Entry>>;

const noteOf = (entry: Entry): Note & { keys?: Entries } =>
  typeof entry === 'string' ? { text: entry } : (entry as Note & { keys?: Entries });

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
    return [key, entry === undefined ? property : annotated(property, entry)] as const;
  });
  return properties.length === 0 ? schema : { ...schema, properties: Object.fromEntries(properties) };
}

/** A schema with what a note says of it: description, domain list, example, and the same of its keys. */
export function annotated(schema: JsonSchema, entry: Entry): JsonSchema {
  const { text, list, example, keys } = noteOf(entry);
  const described = {
    description: text + (list ? listSentence(list, schema.type === 'array') : ''),
    ...(list ? ofList(schema, list) : schema),
    // No example at all keeps the key out of the examples of its object.
    ...(example !== undefined && { examples: example === leftOut ? [] : [example] }),
  };
  return keys ? withKeys(described, keys) : described;
}

/** A part of a call with what is said of it: of its keys if it has any, else of itself. */
export function annotatedPart(schema: JsonSchema, said: Entry | Entries | undefined): JsonSchema {
  if (said === undefined) return schema;
  const isEntry = typeof said === 'string' || typeof (said as Partial<Note>).text === 'string';
  return isEntry ? annotated(schema, said as Entry) : withKeys(schema, said as Entries);
}
