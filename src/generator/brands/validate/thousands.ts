import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import type { SourceNode } from '../source/source-node.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { inlineValue, line, purpose, texts } from './schema-message.ts';
import type { SchemaFault, SchemaMessage } from './schema-message.ts';
import { schemaAt } from './schema.ts';

/** Digits in groups of three, as in `1.200`, `1,200`, `1 200` and `1’200`. */
const grouped = /^\d{1,3}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/** The number that digits in groups of three stand for. */
function readGroups(typed: string): number | undefined {
  return grouped.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined;
}

/** Whether a number is within the limits of a setting. */
export function isWithin(schema: SchemaNode, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  return number >= minimum && number <= maximum && number > exclusiveMinimum;
}

function thousandsTexts(path: SettingPath, typed: string, schema: SchemaNode): ProblemTexts | undefined {
  const meant = readGroups(typed);
  if (meant === undefined || !isWithin(schema, meant)) return undefined;
  const read = Number(typed);
  const decimal = schema.type === 'integer' ? NaN : Number(typed.replace(',', '.'));
  return texts('doubtful-fact', {
    ...explanation('settings.thousands', {
      name: String(path.at(-1)),
      written: typed,
      meant,
      read: Number.isNaN(read) ? reportText('settings.type.string') : localize(() => String(read)),
      line: line(path, meant),
      decimal: String(decimal),
      isDecimal: Number.isNaN(decimal) || Number.isInteger(decimal) ? 'other' : 'yes',
    }),
    replacement: String(meant),
  });
}

/** Explains a number with separators between its thousands, in a setting that cannot be read. */
export function wordThousands({ path, data, node, schema }: SchemaFault): ProblemTexts | undefined {
  const typed = (node?.kind === 'scalar' ? node.written : undefined) ?? String(data);
  const wording = thousandsTexts(path, typed.trim(), schema);
  return wording && { ...wording, code: 'wrong-type' };
}

/** Explains a number with a fraction in the place of a whole one, with the nearest that the setting takes. */
export function wordFraction({ name, path, data, node, schema }: SchemaFault): ProblemTexts | undefined {
  if (typeof data !== 'number' || schema.type !== 'integer') return undefined;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const written = (node?.kind === 'scalar' ? node.written : undefined) ?? String(data);
  const near = Math.min(Math.max(readGroups(written) ?? Math.round(data), minimum), maximum);
  const isNear = Math.abs(near - data) < 1;
  return texts('wrong-type', {
    ...explanation('settings.wholeNumber', { name, written, read: String(data) }),
    why: purpose(path),
    fix: isNear
      ? reportText('settings.write', { line: line(path, near) })
      : reportText('settings.limit.range', { minimum, maximum, line: line(path, near) }),
    replacement: isNear ? inlineValue(near) : undefined,
  });
}

/** Warns about valid numbers that are not what their digits in groups of three say: 1.2 for `1.200`. */
export function findThousands(node: SourceNode, path: SettingPath = []): SchemaMessage[] {
  if (node.kind === 'map')
    return [...node.entries].flatMap(([key, inner]) => findThousands(inner, [...path, key]));
  if (node.kind === 'list') return node.items.flatMap((item, index) => findThousands(item, [...path, index]));
  if (node.kind !== 'scalar' || typeof node.data !== 'number' || node.written === undefined) return [];
  const schema = schemaAt(path);
  if (!schema || (schema.type !== 'integer' && schema.type !== 'number') || !isWithin(schema, node.data))
    return [];
  const isWhole = Number.isInteger(node.data);
  // A fraction of zeros, as in a mark of `10.000`, is read as it is meant where fractions are.
  if (schema.type === 'integer' ? !isWhole : isWhole) return [];
  const wording = thousandsTexts(path, node.written, schema);
  return wording ? [{ path, what: 'value', texts: { ...wording, severity: 'warning' } }] : [];
}
