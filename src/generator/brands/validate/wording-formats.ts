import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  explanation,
  joinSentences,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import {
  example,
  exampleLine,
  line,
  exampleOrDelete,
  purpose,
  quoted,
  texts,
  inlineValue,
} from './schema-message.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { matchesFormat } from './formats.ts';
import {
  emailsIn,
  firstEmail,
  firstPhone,
  isUnknownYet,
  readEmail,
  readPhone,
  readTaxNumber,
} from './readable-contacts.ts';
import {
  digitsOfColour,
  firstColour,
  firstDayOf,
  isPrintColour,
  lastDayOf,
  nearMoment,
  oneOfDates,
  readColour,
  readDate,
  readLocalTime,
  withoutSurroundings,
  withYear,
} from './readable-values.ts';
import { nothingMeant } from './wording-nothing.ts';
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
  const count = digitsOfColour(text);
  const copied = count === undefined ? example(fault) : reportText('settings.colour.digits', { count });
  const otherwise = isPrintColour(text)
    ? reportText('settings.printColour', { key: String(path.at(-1)) })
    : copied;
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
    .normalize('NFD')
    .replaceAll(/\p{M}|\s/gu, '')
    .toLowerCase()
    .replace(/^(?:[a-z]+:?\/\/|\*\.)/, '')
    .replace(/[/?#:].*$/, '')
    .replaceAll(',', '.')
    .replace(/\.$/, '');
  return /^[a-z0-9.-]+\.[a-z]+$/.test(hostName) && hostName !== data ? hostName : undefined;
}

/** Repairs a path such as `logo.svg`, `./assets/logo.svg`, `assets\logo.svg`. */
function repairedPath(data: string): string | undefined {
  const path = data
    .trim()
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '');
  const [, below = path.split('/').at(-1) ?? ''] = /(?:^|\/)assets\/(.+)$/i.exec(path) ?? [];
  const inAssets = `assets/${below}`;
  return /^assets\/[^/].*\.\w+$/.test(inAssets) && inAssets !== data ? inAssets : undefined;
}

/** Whether the folder of the file that has a value has another file. */
const hasFile = ({ node }: SchemaFault, path: string): boolean =>
  node !== undefined && existsSync(join(node.source.folder, path));

/** A date, or a moment, near the other end of its period. */
function nearOther({ path, node, sibling }: SchemaFault, text: string): string | undefined {
  const isEnd = path.at(-1) === 'hasta';
  const other = sibling(isEnd ? 'desde' : 'hasta');
  const written = node?.source.text.match(/\b20\d\d-\d\d-\d\d\b/g) ?? [];
  const known = typeof other === 'string' ? readDate(other) : written.toSorted().at(-1);
  const inYear = known === undefined ? undefined : withYear(text, typeof other !== 'string' || isEnd, known);
  return inYear ?? (typeof other === 'string' ? nearMoment(text, isEnd, other)?.slice(0, 10) : undefined);
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

/** Returns advice for an ambiguous value: several values, a month without a day, an hour beyond 23. */
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
  )[schema.format as 'date'] ?? [
    'settings.onlyOne',
    path.at(-1) === 'telefono' ? firstPhone(text) : undefined,
  ];
  if (value !== undefined) return reportText(id, { line: line(path, value) });
  const other = schema.format === 'date' ? (oneOfDates(text, isEnd) ?? nearOther(fault, text)) : undefined;
  if (other !== undefined) return reportText('settings.example', { shown: `\`${line(path, other)}\`` });
  if (path.at(-1) === 'nif')
    return reportText('settings.taxNumber', { count: text.replaceAll(/\W/g, '').length });
  const shown = exampleLine(fault);
  return isUnknownYet(text) && shown ? reportText('settings.yours', { shown }) : undefined;
}

/** Explains a text that violates the format of its setting, e.g. an address, a date or a path. */
export function explainFormat(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (schema.format === 'asset-path' && outsidePath.test(String(data))) {
    const inAssets = repairedPath(String(data));
    const write = inAssets && reportText('settings.write', { line: line(path, inAssets) });
    const isThere = inAssets !== undefined && hasFile(fault, inAssets);
    return texts('path-outside-brand', {
      ...explanation('settings.outside', { value: quoted(data) }),
      fix: isThere
        ? write || example(fault)
        : joinSentences(reportText('settings.copyIntoAssets'), write || example(fault)),
      replacement: isThere ? inlineValue(inAssets) : undefined,
    });
  }
  if (data === '') {
    return texts('empty-value', {
      ...explanation('settings.empty', { name }),
      why: purpose(path),
      fix: exampleOrDelete(fault, reportText('settings.writeText')),
    });
  }
  const none = nothingMeant(fault);
  if (none) return { ...none, code: 'bad-value' };
  const formatText = formatTexts[schema.format ?? ''];
  const repairs: Readonly<Record<string, typeof repairedHost>> = {
    'email-address': (typed) => readEmail(typed, emailsIn(fault.node?.source.text ?? '')),
    'email-address-or-empty': (typed) => readEmail(typed, emailsIn(fault.node?.source.text ?? '')),
    'local-time': (typed) => readLocalTime(typed, path.at(-1) === 'hasta'),
    host: repairedHost,
    'asset-path': repairedPath,
    'asset-path-or-colour': (typed) => readColour(typed) ?? repairedPath(typed),
    telefono: readPhone,
    nif: readTaxNumber,
    criterio: (typed) => /\d+(?:\.\d+){2,4}/.exec(typed)?.[0],
    analyticsId: (typed) => /\bG-[A-Z0-9]{4,}\b/.exec(typed.toUpperCase())?.[0],
    date: (typed) => readDate(typed) ?? lastDayOf(typed),
  };
  const text = String(data);
  const inside = withoutSurroundings(text);
  const repaired =
    inside !== text && matchesFormat(schema, inside)
      ? inside
      : (withDigits(schema, inside) ??
        repairs[schema.format ?? String(path.at(-1))]?.(inside) ??
        valueWithin(schema, text));
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
