import type * as z from 'zod/mini';
import { listDate, moment } from '#core/contract/fields.ts';
import { describeValue } from './curl.ts';

type Issue = z.core.$ZodIssue;

/** A mismatch between a response and its schema. */
export interface SchemaMismatch {
  /** Path of keys and indexes, e.g. `datos.0.fecha`. */
  at: string;
  expected: string;
  came: string;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Descriptions of the contract's string formats, by pattern. */
const forms = new Map(
  (
    [
      [listDate(), 'a date as dd/mm/yyyy'],
      [moment(), 'a date, or date and time, as YYYY-MM-DD or YYYY-MM-DDTHH:MM'],
    ] as const
  ).map(([schema, words]) => {
    const [issue] = schema.safeParse('').error?.issues ?? [];
    return [(issue as { pattern?: string } | undefined)?.pattern, words];
  }),
);

function formatInWords(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'date') return 'a date of the calendar as YYYY-MM-DD';
  return forms.get(issue.pattern) ?? `a text of the form ${issue.pattern ?? issue.format}`;
}

function sizeInWords(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const least = issue.code === 'too_small';
  const limit = String(least ? issue.minimum : issue.maximum);
  const bound = least ? `at least ${limit}` : `at most ${limit}`;
  if (issue.origin === 'string') return `a text of ${bound} characters`;
  if (issue.origin === 'array') return `a list of ${bound}`;
  return issue.inclusive === false
    ? `a number ${least ? 'above' : 'below'} ${limit}`
    : `a number of ${bound}`;
}

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1
        ? JSON.stringify(issue.values[0])
        : `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_format':
      return formatInWords(issue);
    case 'too_small':
    case 'too_big':
      return sizeInWords(issue);
    default:
      return 'a value as the contract describes it';
  }
}

/** Picks the union member with the fewest issues; of equals, the one with the deepest issue. */
function nearest(issue: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] {
  const weight = (issues: readonly Issue[]): number =>
    issues.length - Math.max(0, ...issues.map(({ path }) => path.length)) / 10;
  return issue.errors.toSorted((a, b) => weight(a) - weight(b))[0] ?? [];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (it, key) =>
      typeof it === 'object' && it !== null ? (it as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** Describes schema issues of a value for readers without the schema. */
export function schemaMismatches(
  issues: readonly Issue[],
  value: unknown,
  endpoint: string,
): SchemaMismatch[] {
  return issues.flatMap((issue) => {
    const found = valueAt(value, issue.path);
    const at = [endpoint, ...issue.path.map(String)].join('.');
    if (issue.code === 'invalid_union') {
      const inner = nearest(issue);
      if (inner.length > 0) return schemaMismatches(inner, found, at);
    }
    const key = String(issue.path.at(-1) ?? '');
    const expected = `${expectedOf(issue)}${found === undefined ? ', which must be there' : ''}`;
    return [{ at, expected, came: describeValue(found, key) }];
  });
}
