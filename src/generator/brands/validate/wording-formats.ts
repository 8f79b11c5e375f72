import {
  explanation,
  joinSentences,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, exampleOrDelete, purpose, quoted, texts, inlineValue } from './schema-message.ts';
import type { SchemaFault } from './schema-message.ts';

/** Repairs `#f00` and `0b5563`, whose meaning is certain; other values get an example instead. */
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

/** Curly quotes of word processors around a value. */
const curlyQuotes = /^[“”„‟‘’«»]+|[“”„‟‘’«»]+$/g;

/** Explains a value that is not a colour. */
export function wordColour(fault: SchemaFault): ProblemTexts {
  const { name, path, data } = fault;
  const text = String(data);
  const withoutQuotes = text.replace(curlyQuotes, '');
  const repaired = repairedColour(withoutQuotes);
  return texts('bad-colour', {
    ...explanation('settings.colour', { value: quoted(data), name }),
    why: withoutQuotes !== text ? reportText('settings.colour.quotes') : reportText('settings.colour.form'),
    fix: repaired ? reportText('settings.write', { line: line(path, repaired) }) : example(fault),
    replacement: repaired && inlineValue(repaired),
  });
}

const formatTexts: Readonly<Record<string, ReportText>> = {
  'email-address': reportText('settings.form.emailAddress'),
  'email-address-or-empty': reportText('settings.form.emailAddress'),
  'brand-id': reportText('settings.form.brandId'),
  host: reportText('settings.form.host'),
  date: reportText('settings.form.date'),
  'asset-path': reportText('settings.form.assetPath'),
  'asset-path-or-colour': reportText('settings.form.assetPathOrColour'),
};

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

/** Paths outside of the folder: parent folders, absolute paths, URLs. */
const outsidePath = /^(\.\.|[/\\~]|[a-z]+:)/i;

/** Explains a text that violates the format of its setting, e.g. an address, a date or a path. */
export function wordForm(fault: SchemaFault): ProblemTexts {
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
    host: repairedHost,
    'asset-path': repairedPath,
  };
  const repaired = repairs[schema.format ?? '']?.(String(data));
  return texts('bad-value', {
    what: formatText
      ? reportText('settings.form.isNot', { value: quoted(data), says: formatText })
      : reportText('settings.cannotBe.what', { name, value: quoted(data) }),
    why: purpose(path),
    fix: repaired ? reportText('settings.write', { line: line(path, repaired) }) : example(fault),
    replacement: repaired && inlineValue(repaired),
  });
}
