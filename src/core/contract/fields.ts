import * as z from 'zod/mini';
import { longestPassword, shortTowns } from './constants.ts';

/*
 * Small schemas that entities and calls are made of. Functions, so that a bundle drops the ones it does not use.
 * Answers are read tolerantly: texts have no upper length, a key whose value is null counts as absent (see `wire.ts`),
 * and only what a page cannot do without is required. Limits stand in requests.
 */

/* @__NO_SIDE_EFFECTS__ */
export function text(): z.ZodMiniString<string> {
  return z.string();
}

/** Text that a request must fill in, of `min` to `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function filled(max = 4000, min = 1): z.ZodMiniString<string> {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/** A password, in which blanks count, at both ends too. */
/* @__NO_SIDE_EFFECTS__ */
export function secret(min = 1): z.ZodMiniString<string> {
  return z.string().check(z.minLength(min), z.maxLength(longestPassword));
}

/** Town that a request must fill in, of `min` to `max` characters, or one of those with a shorter name. */
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

/** Id of a row: a whole number from 0 on. */
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
export function within(min: number, max: number): z.ZodMiniNumber<number> {
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

/** Date as offer lists write it, dd/mm/yyyy. */
/* @__NO_SIDE_EFFECTS__ */
export function listDate(): z.ZodMiniString<string> {
  return z.string().check(z.regex(/^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/\d{4}$/));
}

/** Opaque part of an address: what the documents call urlAcceso, and ids in paths. */
/* @__NO_SIDE_EFFECTS__ */
export function slug(): z.ZodMiniString<string> {
  return z.string().check(z.minLength(1), z.maxLength(200));
}

/** Whole number of a path or query, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export function numberInPath(min = 0): z.ZodMiniNumber<number> {
  return z.coerce.number<number>().check(z.int(), z.gte(min));
}

/** Switch of a query: present as 1, or absent. */
/* @__NO_SIDE_EFFECTS__ */
export function flagInQuery(): z.ZodMiniOptional<z.ZodMiniLiteral<'1'>> {
  return z.optional(z.literal('1'));
}

/** `datos` of calls that answer nothing but their status. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing(): z.ZodMiniOptional<z.ZodMiniUnknown> {
  return z.optional(z.unknown());
}

/** Yes or no of an answer; absent means no. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(): z.ZodMiniDefault<z.ZodMiniBoolean<boolean>> {
  return z._default(z.boolean(), false);
}

/** Rows of an answer; absent means none. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(row: T): z.ZodMiniDefault<z.ZodMiniArray<T>> {
  return z._default(z.array(row), () => []) as z.ZodMiniDefault<z.ZodMiniArray<T>>;
}

/** Number of something in an answer; absent means none. */
/* @__NO_SIDE_EFFECTS__ */
export function tally(): z.ZodMiniDefault<z.ZodMiniInt> {
  return z._default(count(), 0);
}

/** The same object with every key optional. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalKeys<S extends z.core.$ZodShape>(
  shape: S,
): z.ZodMiniObject<{ [K in keyof S]: z.ZodMiniOptional<S[K]> }> {
  return z.partial(z.object(shape)) as unknown as z.ZodMiniObject<{
    [K in keyof S]: z.ZodMiniOptional<S[K]>;
  }>;
}

/** The present password, where the owner of an account changes how it is signed in to or written to. */
/* @__NO_SIDE_EFFECTS__ */
export function presentPassword(): z.ZodMiniOptional<z.ZodMiniString<string>> {
  return extension(secret());
}

/** Marks a key that is not in the documented interface: a server may leave it out, so absent must be a value too. */
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

/** In which language a text is that somebody wrote once, as a tag of BCP 47. */
/* @__NO_SIDE_EFFECTS__ */
export function writtenIn(): z.ZodMiniOptional<z.ZodMiniString<string>> {
  return extension(text());
}
