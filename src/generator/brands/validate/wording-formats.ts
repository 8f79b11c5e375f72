import {
  explanation,
  joinSentences,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDeleted, purpose, quoted, texts, written } from './remark.ts';
import type { SchemaFault } from './remark.ts';

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

/** Quotes of word processors around a value. */
const curlyQuotes = /^[“”„‟‘’«»]+|[“”„‟‘’«»]+$/g;

/** A value that is no colour. */
export function wordColour(fault: SchemaFault): ProblemTexts {
  const { name, path, data } = fault;
  const text = String(data);
  const bare = text.replace(curlyQuotes, '');
  const repaired = repairedColour(bare);
  return texts('bad-colour', {
    ...explanation('settings.colour', { value: quoted(data), name }),
    why: bare !== text ? reportText('settings.colour.quotes') : reportText('settings.colour.form'),
    fix: repaired ? reportText('settings.write', { line: line(path, repaired) }) : example(fault),
    replacement: repaired && written(repaired),
  });
}

const formatSays: Readonly<Record<string, ReportText>> = {
  'email-address': reportText('settings.form.emailAddress'),
  'email-address-or-empty': reportText('settings.form.emailAddress'),
  'brand-id': reportText('settings.form.brandId'),
  host: reportText('settings.form.host'),
  date: reportText('settings.form.date'),
  'asset-path': reportText('settings.form.assetPath'),
  'asset-path-or-colour': reportText('settings.form.assetPathOrColour'),
};

function repairedHost(data: string): string | undefined {
  const bare = data
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '');
  return /^[a-z0-9.-]+\.[a-z]+$/.test(bare) && bare !== data ? bare : undefined;
}

/** `logo.svg` and `assets\logo.svg` as they are meant. */
function repairedPath(data: string): string | undefined {
  const path = data.trim().replaceAll('\\', '/');
  const inAssets = path.includes('/') ? path : `assets/${path}`;
  return /^assets\/[^\s/]+\.\w+$/.test(inAssets) && inAssets !== data ? inAssets : undefined;
}

/** Paths that begin elsewhere: above, at the root of a disk, on a server. */
const leadsOut = /^(\.\.|[/\\~]|[a-z]+:)/i;

/** A text that is not written as its setting wants it: an address, a day, a path. */
export function wordForm(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (schema.format === 'asset-path' && leadsOut.test(String(data))) {
    return texts('path-outside-brand', {
      ...explanation('settings.outside', { value: quoted(data) }),
      fix: joinSentences(reportText('settings.copyIntoAssets'), example(fault)),
    });
  }
  if (data === '') {
    return texts('empty-value', {
      ...explanation('settings.empty', { name }),
      why: purpose(path),
      fix: orDeleted(fault, reportText('settings.writeText')),
    });
  }
  const says = formatSays[schema.format ?? ''];
  const repairs: Readonly<Record<string, typeof repairedHost>> = {
    host: repairedHost,
    'asset-path': repairedPath,
  };
  const repaired = repairs[schema.format ?? '']?.(String(data));
  return texts('bad-value', {
    what: says
      ? reportText('settings.form.isNot', { value: quoted(data), says })
      : reportText('settings.cannotBe.what', { name, value: quoted(data) }),
    why: purpose(path),
    fix: repaired ? reportText('settings.write', { line: line(path, repaired) }) : example(fault),
    replacement: repaired && written(repaired),
  });
}
