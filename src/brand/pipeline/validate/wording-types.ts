import type { ProblemTexts } from '../draft.ts';
import { example, line, orDelete, purpose, quoted, texts } from './remark.ts';
import type { Fault } from './remark.ts';
import { isPerLanguage } from './schema.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of settings, each on a line further in',
};

const yes = /^(true|s[ií]|yes|y|on|1|verdadero|cert|activado)$/i;
const no = /^(false|no|n|off|0|falso|fals|desactivado)$/i;

function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'array';
  return typeof data;
}

function emptyValue(fault: Fault): ProblemTexts {
  const { name, path, placed } = fault;
  const swallowed = placed?.kind === 'scalar' ? placed.swallowed : undefined;
  const colour = /^#[0-9a-f]{3,8}\b/i.exec(swallowed?.text ?? '')?.[0];
  if (colour) {
    return texts(
      'unquoted-colour',
      `\`${name}\` is empty, because the colour \`${colour}\` is not in quotes.`,
      'In YAML a `#` after a space begins a comment, so the colour is never read.',
      `Put it in quotes: \`${line(path, colour)}\``,
    );
  }
  if (swallowed) {
    return texts(
      'empty-value',
      `\`${name}\` has no value: what follows the \`#\` is a comment.`,
      purpose(path),
      `If it is meant as the value, put it in quotes: \`${line(path, swallowed.text)}\`. If not, write a value${orDelete(path)}.`,
    );
  }
  const hint = example(fault);
  return texts(
    'empty-value',
    `\`${name}\` has no value.`,
    purpose(path),
    `${hint ?? 'Write a value'}${orDelete(path)}.`,
  );
}

function numberForText({ name, path, placed, data }: Fault): ProblemTexts {
  const source = (placed?.kind === 'scalar' ? placed.written : undefined) ?? String(data);
  const changed = source === String(data) ? 'a number' : `the number ${String(data)}`;
  return texts(
    'unquoted-number',
    `\`${name}\` must be a text, but \`${source}\` without quotes is read as ${changed}.`,
    'YAML drops zeros at the front and rounds long numbers, so postcodes, phone numbers and identity numbers need quotes.',
    `Put it in quotes: \`${line(path, source)}\``,
  );
}

function textForSwitch({ name, path, data }: Fault): ProblemTexts {
  const text = String(data);
  const meant = yes.test(text) ? true : no.test(text) ? false : undefined;
  return texts(
    'wrong-type',
    `\`${name}\` must be \`true\` or \`false\`, but is ${quoted(data)}.`,
    purpose(path),
    meant === undefined
      ? `Write \`${line(path, true)}\` or \`${line(path, false)}\`, without quotes.`
      : `Write \`${line(path, meant)}\`, without quotes.`,
  );
}

function isNumeric(data: unknown): data is string {
  return typeof data === 'string' && data.trim() !== '' && Number.isFinite(Number(data));
}

/** A value of the wrong kind: the traps of YAML first, each with the line to write instead. */
export function wordType(fault: Fault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const expected = String(error.params['type']);
  const says = typeNames[expected] ?? expected;
  if (data === null) return emptyValue(fault);
  if (expected === 'string' && typeof data === 'number') return numberForText(fault);
  if (expected === 'boolean') return textForSwitch(fault);
  if ((expected === 'integer' || expected === 'number') && isNumeric(data)) {
    return texts(
      'wrong-type',
      `\`${name}\` must be ${says}, but is a text.`,
      'A value in quotes is a text, even when it looks like a number.',
      `Delete the quotes: \`${line(path, Number(data))}\``,
    );
  }
  if (expected === 'string' && typeof data === 'boolean') {
    return texts(
      'wrong-type',
      `\`${name}\` must be a text, but \`${String(data)}\` without quotes is a switch.`,
      purpose(path),
      `If the word is meant, put it in quotes: \`${line(path, String(data))}\``,
    );
  }
  if (expected === 'object' && typeof data === 'string' && isPerLanguage(schema)) {
    return texts(
      'wrong-type',
      `\`${name}\` must have one entry per language, but is a single value.`,
      'Every visitor sees the portal in a language of their own.',
      `Write each language on a line of its own, two spaces further in: \`${line(['es'], data)}\``,
    );
  }
  if (expected === 'array' && typeof data !== 'object') {
    return texts(
      'wrong-type',
      `\`${name}\` must be a list, but is a single value.`,
      purpose(path),
      `Write it as a list: \`${line(path, [data])}\``,
    );
  }
  const is = typeNames[typeOf(data)]?.replace(' or ', ' / ') ?? typeof data;
  const actual = typeof data === 'object' ? is : quoted(data);
  return texts('wrong-type', `\`${name}\` must be ${says}, but is ${actual}.`, purpose(path), example(fault));
}
