import { didYouMean } from '#diagnostics/suggest.ts';
import { count } from '#diagnostics/summary.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDelete, purpose, quoted, texts, written } from './remark.ts';
import type { Fault } from './remark.ts';
import { wordType } from './wording-types.ts';

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => `\`${written(value)}\``).join(', ');
}

function wordChoice(fault: Fault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const allowed: readonly unknown[] = schema.enum ?? [error.params['allowedValue']];
  const near = typeof data === 'string' ? didYouMean(data, allowed.map(String)) : undefined;
  const choice =
    allowed.length === 1 ? `Write \`${line(path, allowed[0])}\`.` : `Possible values: ${oneOf(allowed)}.`;
  return texts(
    'unknown-value',
    `\`${name}\` cannot be ${quoted(data)}.`,
    purpose(path),
    [near, choice].filter(Boolean).join(' '),
  );
}

/** `#f00` and `0b5563` can be told exactly; anything else gets the example. */
function repairedColour(data: string): string | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(data);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const long = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(data);
  return long ? `#${long[1]}`.toLowerCase() : undefined;
}

function wordColour(fault: Fault): ProblemTexts {
  const { name, path, data } = fault;
  const repaired = repairedColour(String(data));
  return texts(
    'bad-colour',
    `${quoted(data)} is not a colour that \`${name}\` can have.`,
    'Colours are a # with six digits or letters from a to f, because readable shades are computed from them.',
    repaired ? `Write \`${line(path, repaired)}\`` : example(fault),
  );
}

const formatSays: Readonly<Record<string, string>> = {
  'email-address': 'an email address',
  'email-address-or-empty': 'an email address',
  'brand-id': 'an id: small letters, digits and single hyphens, beginning with a letter',
  host: 'an internet domain: small letters, without https:// and without a path',
  date: 'a day that exists, written as year-month-day',
  'asset-path': 'the path of a file in the folder `assets`, with forward slashes',
  'asset-path-or-colour': 'a colour (#rrggbb) or the path of a file in the folder `assets`',
};

function repairedHost(data: string): string | undefined {
  const bare = data
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '');
  return /^[a-z0-9.-]+\.[a-z]+$/.test(bare) && bare !== data ? bare : undefined;
}

/** Paths that begin elsewhere: above, at the root of a disk, on a server. */
const leadsOut = /^(\.\.|[/\\~]|[a-z]+:)/i;

function wordForm(fault: Fault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (schema.format === 'asset-path' && leadsOut.test(String(data))) {
    return texts(
      'path-outside-brand',
      `${quoted(data)} is not in the folder of the brand.`,
      'Files of others must not get into the portal by accident, and a brand must be complete in its own folder.',
      `Copy the file into \`assets/\` of this brand. ${example(fault) ?? ''}`.trim(),
    );
  }
  if (data === '') {
    return texts(
      'empty-value',
      `\`${name}\` is empty.`,
      purpose(path),
      `${example(fault) ?? 'Write a text'}${orDelete(path)}.`,
    );
  }
  const says = formatSays[schema.format ?? ''];
  const host = schema.format === 'host' ? repairedHost(String(data)) : undefined;
  return texts(
    'bad-value',
    says ? `${quoted(data)} is not ${says}.` : `\`${name}\` cannot be ${quoted(data)}.`,
    purpose(path),
    host ? `Write \`${line(path, host)}\`` : example(fault),
  );
}

function wordLimit({ name, path, data, schema, error }: Fault): ProblemTexts {
  const limit = Number(error.params['limit']);
  const comparison = String(error.params['comparison']);
  const says: Readonly<Record<string, string>> = {
    '>=': `at least ${limit}`,
    '<=': `at most ${limit}`,
    '>': `more than ${limit}`,
    '<': `less than ${limit}`,
  };
  const { minimum, maximum } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? `Write a number from ${minimum} to ${maximum}.`
      : `Write a number that is ${says[comparison]}.`;
  return texts(
    'out-of-range',
    `\`${name}\` must be ${says[comparison]}, but is ${String(data)}.`,
    purpose(path),
    range,
  );
}

function wordLength({ name, path, data, error }: Fault): ProblemTexts {
  const limit = Number(error.params['limit']);
  const length = [...String(data)].length;
  return texts(
    'too-long',
    `\`${name}\` has ${count(length, 'character')}, but may have at most ${limit}.`,
    purpose(path),
    `Shorten it by ${count(length - limit, 'character')}.`,
  );
}

function wordEmpty(fault: Fault): ProblemTexts {
  const { name, path } = fault;
  const hint = example(fault);
  return texts(
    'empty-value',
    `\`${name}\` is empty.`,
    purpose(path),
    `${hint ?? 'Fill it in'}${orDelete(path)}.`,
  );
}

function wordRepeated({ name, path, data, error }: Fault): ProblemTexts {
  const item = Array.isArray(data) ? (data as unknown[])[Number(error.params['i'])] : undefined;
  return texts(
    'repeated-item',
    `${quoted(item)} is twice in \`${name}\`.`,
    purpose(path),
    'Delete one of the two.',
  );
}

function wordAlternatives(fault: Fault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (data === null) return wordType(fault);
  const choices = (schema.examples ?? []).map((value) => `\`${line(path, value)}\``).join(' or ');
  return texts(
    'bad-value',
    `\`${name}\` cannot be ${quoted(data)}.`,
    purpose(path),
    `Write, for example: ${choices}`,
  );
}

const byKeyword: Readonly<Record<string, (fault: Fault) => ProblemTexts>> = {
  type: (fault) => (fault.schema.enum && fault.data !== null ? wordChoice(fault) : wordType(fault)),
  enum: wordChoice,
  const: wordChoice,
  format: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : wordForm(fault),
  pattern: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : wordForm(fault),
  minimum: wordLimit,
  maximum: wordLimit,
  exclusiveMinimum: wordLimit,
  exclusiveMaximum: wordLimit,
  minLength: wordEmpty,
  minItems: wordEmpty,
  minProperties: wordEmpty,
  maxLength: wordLength,
  uniqueItems: wordRepeated,
  anyOf: wordAlternatives,
};

/** What a wrong value means to the person who wrote it. */
export function wordValue(fault: Fault): ProblemTexts {
  const word = byKeyword[fault.error.keyword];
  if (word) return word(fault);
  return texts(
    'bad-value',
    `\`${fault.name}\` cannot be ${quoted(fault.data)}.`,
    purpose(fault.path),
    example(fault),
  );
}
