/*
 * Small schemas that entities and calls are made of. They are functions, so that a bundle drops the unused
 * ones. Answers are read tolerantly: texts have no maximum length, a key whose value is null counts as absent
 * (see `wire.ts`), and only keys that a page needs are required. Limits are part of requests.
 */

import * as z from 'zod/mini';
import { longestPassword, shortTowns } from './constants.ts';

/* @__NO_SIDE_EFFECTS__ */
export function text(): z.ZodMiniString<string> {
  return z.string();
}

/** Required text of a request, of `min` to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function filled(max = 4000, min = 1): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/** A password, where blanks count, leading and trailing ones too. */
/* @__NO_SIDE_EFFECTS__ */
export function secret(min = 1): z.ZodMiniString<string> {
  return z.string().check(z.minLength(min), z.maxLength(longestPassword));
}

/** Required town of a request, of `min` to `max` characters, or one with a shorter official name. */
/* @__NO_SIDE_EFFECTS__ */
export function filledTown(max: number, min: number): z.ZodMiniString<string> {
  const town = new RegExp(`^(?:.{${min},}|${shortTowns.join('|')})$`, 'isu');
  return z.string().check(z.trim(), z.regex(town), z.maxLength(max));
}

/** Text of a request that may be empty, of at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function limited(max = 4000): z.ZodMiniString<string> {
  return z.string().check(z.maxLength(max));
}

/** Id of a row: an integer from 0 on. */
/* @__NO_SIDE_EFFECTS__ */
export function id(): z.ZodMiniInt {
  return z.int().check(z.gte(0));
}

/* @__NO_SIDE_EFFECTS__ */
export function ids(): z.ZodMiniArray<z.ZodMiniInt> {
  return z.array(id());
}

/* @__NO_SIDE_EFFECTS__ */
export function count(): z.ZodMiniInt {
  return z.int().check(z.gte(0));
}

/** Number from `min` to `max`, both allowed. */
/* @__NO_SIDE_EFFECTS__ */
export function numberBetween(min: number, max: number): z.ZodMiniNumber<number> {
  return z.number().check(z.gte(min), z.lte(max));
}

/** Date of the calendar, YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
export function date(): z.ZodMiniISODate {
  return z.iso.date();
}

/** Local date with or without time, YYYY-MM-DD or YYYY-MM-DDTHH:MM (seconds and zone allowed). */
/* @__NO_SIDE_EFFECTS__ */
export function moment(): z.ZodMiniString<string> {
  return z
    .string()
    .check(z.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/));
}

/** Date in the format of offer lists, dd/mm/yyyy. */
/* @__NO_SIDE_EFFECTS__ */
export function listDate(): z.ZodMiniString<string> {
  return z.string().check(z.regex(/^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/\d{4}$/));
}

/** Opaque part of an address: urlAcceso of the documents, and ids in paths. */
/* @__NO_SIDE_EFFECTS__ */
export function slug(): z.ZodMiniString<string> {
  return z.string().check(z.minLength(1), z.maxLength(200));
}

/** Integer of a path or query, where every value is text. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInPath(min = 0): z.ZodMiniNumber<number> {
  return z.coerce.number<number>().check(z.int(), z.gte(min));
}

/** Switch of a query: present as 1, or absent. */
/* @__NO_SIDE_EFFECTS__ */
export function flagInQuery(): z.ZodMiniOptional<z.ZodMiniLiteral<'1'>> {
  return z.optional(z.literal('1'));
}

/** `datos` of calls that answer only their status. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing(): z.ZodMiniOptional<z.ZodMiniUnknown> {
  return z.optional(z.unknown());
}

/** Boolean of an answer; absent means no. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(): z.ZodMiniDefault<z.ZodMiniBoolean<boolean>> {
  return z._default(z.boolean(), false);
}

/** Rows of an answer; absent means none. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(row: T): z.ZodMiniDefault<z.ZodMiniArray<T>> {
  return z._default(z.array(row), () => []) as z.ZodMiniDefault<z.ZodMiniArray<T>>;
}

/** Count in an answer; absent means 0. */
/* @__NO_SIDE_EFFECTS__ */
export function countOrZero(): z.ZodMiniDefault<z.ZodMiniInt> {
  return z._default(count(), 0);
}

/** Object schema with every key optional. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalKeys<S extends z.core.$ZodShape>(
  shape: S,
): z.ZodMiniObject<{ [K in keyof S]: z.ZodMiniOptional<S[K]> }> {
  return z.partial(z.object(shape)) as unknown as z.ZodMiniObject<{
    [K in keyof S]: z.ZodMiniOptional<S[K]>;
  }>;
}

/** The current password, required where account owners change how they sign in or are written to. */
/* @__NO_SIDE_EFFECTS__ */
export function currentPassword(): z.ZodMiniOptional<z.ZodMiniString<string>> {
  return extension(secret());
}

/**
 * Marks a key that is not in the documented interface: a server may leave it out, so the schema must allow
 * absence.
 */
/* @__NO_SIDE_EFFECTS__ */
export function undocumented<T extends z.ZodMiniType>(schema: T): T {
  z.globalRegistry.add(schema, { 'x-extension': true });
  return schema;
}

/** An optional key that is not in the documented interface. */
/* @__NO_SIDE_EFFECTS__ */
export function extension<T extends z.ZodMiniType>(schema: T): z.ZodMiniOptional<T> {
  return undocumented(z.optional(schema));
}

/** Language of a text that was written once, as a BCP 47 tag. */
/* @__NO_SIDE_EFFECTS__ */
export function languageTag(): z.ZodMiniOptional<z.ZodMiniString<string>> {
  return extension(text());
}
