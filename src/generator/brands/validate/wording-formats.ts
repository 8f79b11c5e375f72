import {
  explanation,
  joinSentences,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, exampleOrDelete, purpose, quoted, texts, inlineValue } from './schema-message.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { matchesFormat } from './formats.ts';
import {
  firstColour,
  firstDayOf,
  firstEmail,
  isPrintColour,
  lastDayOf,
  nearMoment,
  readColour,
  readDate,
  readEmail,
  readLocalTime,
  withoutSurroundings,
} from './readable-values.ts';
import type { SchemaFault } from './schema-message.ts';

/** Whether a value is in typographic quotes, which YAML takes as part of the value. */
const hasCurlyQuotes = (text: string): boolean => /^[“”„‟‘’«»]|[“”„‟‘’«»]$/.test(text);

/** Whether a value begins or ends with an invisible blank other than the usual space. */
const hasOddSpace = (text: string): boolean => /^[^\S \t\r\n]|[^\S \t\r\n]$/.test(text);

/** Why a value is wrong because of what surrounds it. */
function causeAround(text: string): ReportText | undefined {
  if (hasCurlyQuotes(text)) return reportText('settings.colour.quotes');
  return hasOddSpace(text) ? reportText('settings.oddSpace') : undefined;
}

/** Explains a value that is not a colour. */
export function wordColour(fault: SchemaFault): ProblemTexts {
  const { name, path, data } = fault;
  const text = String(data);
  const repaired = readColour(text);
  const first = firstColour(text);
  const written = repaired
    ? reportText('settings.write', { line: line(path, repaired) })
    : first && reportText('settings.onlyOne', { line: line(path, first) });
  const otherwise = isPrintColour(text)
    ? reportText('settings.printColour', { key: String(path.at(-1)) })
    : example(fault);
  return texts('bad-colour', {
    ...explanation('settings.colour', { value: quoted(data), name }),
    why: causeAround(text) ?? reportText('settings.colour.form'),
    fix: written || otherwise,
    replacement: repaired && inlineValue(repaired),
  });
}

const formatTexts: Readonly<Record<string, ReportText>> = {
  'email-address': reportText('settings.form.emailAddress'),
  'email-address-or-empty': reportText('settings.form.emailAddress'),
  'brand-id': reportText('settings.form.brandId'),
  host: reportText('settings.form.host'),
  date: reportText('settings.form.date'),
  'local-time': reportText('settings.form.localTime'),
  'asset-path': reportText('settings.form.assetPath'),
  'asset-path-or-colour': reportText('settings.form.assetPathOrColour'),
};

/** Shorter words of a text are hardly a key. */
const minKeyLength = 8;

function repairedHost(data: string): string | undefined {
  const hostName = data
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '');
  return /^[a-z0-9.-]+\.[a-z]+$/.test(hostName) && hostName !== data ? hostName : undefined;
}

/** Repairs a path such as `logo.svg` or `assets\logo.svg`. */
function repairedPath(data: string): string | undefined {
  const path = data.trim().replaceAll('\\', '/');
  const inAssets = path.includes('/') ? path : `assets/${path}`;
  return /^assets\/[^\s/]+\.\w+$/.test(inAssets) && inAssets !== data ? inAssets : undefined;
}

/** Finds the value of a setting without a format in a longer text, such as a key in a script that was pasted whole. */
function valueWithin({ format, pattern }: SchemaNode, text: string): string | undefined {
  if (format !== undefined || !pattern?.startsWith('^') || !pattern.endsWith('$')) return undefined;
  const words = text.match(/[\w.-]+/g) ?? [];
  const found = words.filter(
    (word) => word.length >= minKeyLength && /\d/.test(word) && new RegExp(pattern, 'u').test(word),
  );
  const [key, ...others] = new Set(found);
  return others.length === 0 ? key : undefined;
}

/** A number with letters that look like digits, as `21O`. */
function withDigits(schema: SchemaNode, text: string): string | undefined {
  const digits = text.replace(/[oO]/g, '0').replace(/[lI]/g, '1');
  const isNumber = /^[\d\s+().-]+$/.test(digits) && /\d/.test(text);
  return digits !== text && isNumber && matchesFormat(schema, digits) ? digits : undefined;
}

/** Paths outside of the folder: parent folders, absolute paths, URLs. */
const outsidePath = /^(\.\.|[/\\~]|[a-z]+:)/i;

/** What to write for a value that leaves a choice: several values, a month without its day, an hour that does not exist. */
function wordChoiceOf(fault: SchemaFault, text: string): ReportText | undefined {
  const { path, schema, sibling } = fault;
  const isEnd = path.at(-1) === 'hasta';
  const [id, value] = (
    {
      'email-address': ['settings.onlyOne', firstEmail(text)],
      'email-address-or-empty': ['settings.onlyOne', firstEmail(text)],
      date: ['settings.addDay', firstDayOf(text)],
      'local-time': ['settings.write', nearMoment(text, isEnd, sibling(isEnd ? 'desde' : 'hasta'))],
    } as const
  )[schema.format as 'date'] ?? ['settings.write', undefined];
  return value === undefined ? undefined : reportText(id, { line: line(path, value) });
}

/** Explains a text that violates the format of its setting, e.g. an address, a date or a path. */
export function explainFormat(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (schema.format === 'asset-path' && outsidePath.test(String(data))) {
    return texts('path-outside-brand', {
      ...explanation('settings.outside', { value: quoted(data) }),
      fix: joinSentences(reportText('settings.copyIntoAssets'), example(fault)),
    });
  }
  if (data === '') {
    return texts('empty-value', {
      ...explanation('settings.empty', { name }),
      why: purpose(path),
      fix: exampleOrDelete(fault, reportText('settings.writeText')),
    });
  }
  const formatText = formatTexts[schema.format ?? ''];
  const repairs: Readonly<Record<string, typeof repairedHost>> = {
    'email-address': readEmail,
    'email-address-or-empty': readEmail,
    'local-time': (typed) => readLocalTime(typed, path.at(-1) === 'hasta'),
    host: repairedHost,
    'asset-path': repairedPath,
    date: (typed) => readDate(typed) ?? lastDayOf(typed),
  };
  const text = String(data);
  const inside = withoutSurroundings(text);
  const repaired =
    inside !== text && matchesFormat(schema, inside)
      ? inside
      : (repairs[schema.format ?? '']?.(inside) ?? withDigits(schema, inside) ?? valueWithin(schema, text));
  return texts('bad-value', {
    what: formatText
      ? reportText('settings.form.isNot', { value: quoted(data), says: formatText })
      : reportText('settings.cannotBe.what', { name, value: quoted(data) }),
    why: causeAround(text) ?? purpose(path),
    fix: repaired
      ? reportText('settings.write', { line: line(path, repaired) })
      : (wordChoiceOf(fault, inside) ?? example(fault)),
    replacement: repaired && inlineValue(repaired),
  });
}
