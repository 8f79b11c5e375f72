import type * as z from 'zod/mini';
import type { Call } from '#core/contract/call.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { exampleIds } from './example-ids.ts';

/*
 * What a server team has to know of a key and its schema does not say. It stands in tables beside the schemas, and not in
 * them, because browsers carry those. A table has an entry for each key of its schema and for no other: the compiler
 * sees to it.
 */

/** What is said of a value: meaning, unit, and when it must be there. */
export interface ValueDoc {
  /** Sentences in English; the domain list is added to them. */
  text: string;
  /** Domain lists that an id, or each id of a list, is a row of. */
  list?: readonly DomainListName[];
  /** Value in examples; `leftOut` keeps an optional key out of them. */
  example?: unknown;
}

interface Part<T> extends ValueDoc {
  /** Keys of an object, or of the objects of a list, that has no name of its own in the description. */
  keys?: KeyDocs<T>;
}

/** A note, or only its sentences. */
export type KeyDoc<T = unknown> = string | Part<T>;

/** What lists hold, and optional values where they are there. */
type Plain<T> = NonNullable<T> extends readonly (infer Item)[] ? Plain<Item> : NonNullable<T>;
type KeyOf<T> = T extends object ? keyof T : never;
type ValueOf<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;

/** An entry for every key of a value; a union has the keys of all its members. */
export type KeyDocs<T> = { readonly [K in KeyOf<Plain<T>>]: KeyDoc<ValueOf<Plain<T>, K>> };

/** Entries for the keys of an object; of any other value, an entry for itself. */
type PartNotes<T> = [KeyOf<Plain<T>>] extends [never] ? KeyDoc<T> : KeyDocs<T>;

type SchemaName<M> = Extract<keyof M, `${string}Schema`>;

/** What is said of an entity. */
interface EntityNote<T> extends ValueDoc {
  keys?: KeyDocs<T>;
}

/** Notes on every schema that a file of entities exports. */
export type EntityDocs<M> = {
  readonly [K in SchemaName<M>]: M[K] extends z.ZodMiniType
    ? [KeyOf<Plain<z.output<M[K]>>>] extends [never]
      ? ValueDoc
      : EntityNote<z.output<M[K]>>
    : never;
};

/** What is said of the parts of a call that are no entities. */
export type CallDoc<C> = {
  readonly [P in Extract<keyof C, 'params' | 'query' | 'request' | 'datos'>]?: C[P] extends z.ZodMiniType
    ? PartNotes<z.output<C[P]>>
    : never;
} & {
  /** Keys of `datos` that come with a code other than 0. */
  readonly datosOf?: Readonly<Record<number, Readonly<Record<string, KeyDoc>>>>;
};

/** Notes on the calls that a file of calls exports. */
export type CallDocs<M> = {
  readonly [K in keyof M as M[K] extends Pick<Call, 'statuses'> ? K : never]?: CallDoc<M[K]>;
};

/** Keeps an optional key out of examples, where it would contradict another. */
export const omittedFromExamples = Symbol('left out of examples');

/** @param example what it is in the one story that all examples tell */
export function describe(text: string, example: unknown): ValueDoc {
  return { text, example };
}

/** An object without a name of its own, with the notes on its keys. */
export function part<K extends Readonly<Record<string, KeyDoc>>>(
  text: string,
  keys: K,
): ValueDoc & { keys: K } {
  return { text, keys };
}

/**
 * An id of a domain list, or several: the description names the list, the sandbox takes no other id, and examples have
 * one of it.
 * @param list name of the list, or of those that it may be
 */
export function describeListId(
  list: DomainListName | readonly [DomainListName, ...DomainListName[]],
  text: string,
  example?: unknown,
): ValueDoc {
  const names: readonly DomainListName[] = typeof list === 'string' ? [list] : list;
  return { text, list: names, example: example ?? exampleIds[names[0] as DomainListName] };
}
