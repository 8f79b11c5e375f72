/*
 * Facts about keys that server teams need and schemas do not express. They are in tables beside the schemas
 * because browsers carry the schemas. A table has exactly one entry per key of its schema; the compiler
 * checks it.
 */

import type * as z from 'zod/mini';
import type { Call } from '#core/contract/call.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { exampleIds } from './example-ids.ts';

/** Docs of a value: meaning, unit, and when it must be present. */
export interface ValueDoc {
  /** Sentences in English; the names of the domain lists are appended. */
  text: string;
  /** Domain lists of an id, or of each id of a list. */
  list?: readonly DomainListName[];
  /** Value in examples; `omittedFromExamples` keeps an optional key out of them. */
  example?: unknown;
}

interface Part<T> extends ValueDoc {
  /** Docs of the keys of an inline object, or of the inline objects of a list. */
  keys?: KeyDocs<T>;
}

/** Docs of a key, or only their sentences. */
export type KeyDoc<T = unknown> = string | Part<T>;

/** Strips lists and optionality from a type. */
type Plain<T> = NonNullable<T> extends readonly (infer Item)[] ? Plain<Item> : NonNullable<T>;
type KeyOf<T> = T extends object ? keyof T : never;
type ValueOf<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;

/** Docs of every key of a value; a union has the keys of all its members. */
export type KeyDocs<T> = { readonly [K in KeyOf<Plain<T>>]: KeyDoc<ValueOf<Plain<T>, K>> };

/** Docs of the keys of an object; of any other value, of the value itself. */
type PartDocs<T> = [KeyOf<Plain<T>>] extends [never] ? KeyDoc<T> : KeyDocs<T>;

type SchemaName<M> = Extract<keyof M, `${string}Schema`>;

/** Docs of an entity. */
interface EntityDoc<T> extends ValueDoc {
  keys?: KeyDocs<T>;
}

/** Docs of every schema that a file of entities exports. */
export type EntityDocs<M> = {
  readonly [K in SchemaName<M>]: M[K] extends z.ZodMiniType
    ? [KeyOf<Plain<z.output<M[K]>>>] extends [never]
      ? ValueDoc
      : EntityDoc<z.output<M[K]>>
    : never;
};

/** Docs of the parts of a call that are not entities. */
export type CallDoc<C> = {
  readonly [P in Extract<keyof C, 'params' | 'query' | 'request' | 'datos'>]?: C[P] extends z.ZodMiniType
    ? PartDocs<z.output<C[P]>>
    : never;
} & {
  /** Docs of the keys of `datos` of codes other than 0. */
  readonly datosOf?: Readonly<Record<number, Readonly<Record<string, KeyDoc>>>>;
};

/** Docs of the calls that a file of calls exports. */
export type CallDocs<M> = {
  readonly [K in keyof M as M[K] extends Pick<Call, 'statuses'> ? K : never]?: CallDoc<M[K]>;
};

/** Keeps an optional key out of examples where it would contradict another key. */
export const omittedFromExamples = Symbol('left out of examples');

/**
 * Docs of a value.
 * @param example value in the story shared by all examples
 */
export function describe(text: string, example: unknown): ValueDoc {
  return { text, example };
}

/** Docs of an inline object and of its keys. */
export function part<K extends Readonly<Record<string, KeyDoc>>>(
  text: string,
  keys: K,
): ValueDoc & { keys: K } {
  return { text, keys };
}

/**
 * Docs of one or several ids of a domain list: the description names the list, the sandbox accepts only its
 * ids, and examples use one of them.
 * @param list name of the list, or of the possible lists
 */
export function describeListId(
  list: DomainListName | readonly [DomainListName, ...DomainListName[]],
  text: string,
  example?: unknown,
): ValueDoc {
  const names: readonly DomainListName[] = typeof list === 'string' ? [list] : list;
  return { text, list: names, example: example ?? exampleIds[names[0] as DomainListName] };
}
