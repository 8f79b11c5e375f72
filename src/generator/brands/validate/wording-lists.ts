import { explanation, list } from '#generator/diagnostics/report-text.ts';
import { resolveRef, type SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import type { ProblemTexts } from '../draft.ts';
import { listMarks } from '../source/line-marks.ts';
import { editAt } from '../source/source-file.ts';
import { matchesFormat } from './formats.ts';
import { inlineValue, line, purpose, type SchemaFault, texts } from './schema-message.ts';
import { intendedChoice } from './wording-choices.ts';

/** Whether a text can be an item of a list. */
export function fitsItem(items: SchemaNode, text: string): boolean {
  const schema = resolveRef(items);
  return (schema.enum?.includes(text) ?? true) && matchesFormat(schema, text);
}

/** Signs and words between the items of a list that is written as one text. */
const separators = /\s*[,;/&+·]\s*(?:(?:y|i|e|and|et) )?|\s+(?:y|i|e|and|et)\s+/iu;

/** The item that a word stands for. */
function itemCalled(items: SchemaNode, word: string): string | undefined {
  if (fitsItem(items, word)) return word;
  const choices = resolveRef(items).enum?.map(String);
  return choices && intendedChoice(word, choices);
}

/** The items of a list that is written as one text, such as `castellano y catalán`. */
function itemsIn({ items }: SchemaNode, text: string): string[] {
  const { enum: choices, format, pattern } = items ? resolveRef(items) : {};
  const isFree = (choices ?? format ?? pattern) === undefined;
  for (const words of isFree
    ? []
    : [text.split(separators), text.split(/[\s,;]+/)].map((one) => one.filter(Boolean))) {
    const meant = items && words.map((word) => itemCalled(items, word));
    if (meant?.every((item) => item !== undefined) && new Set(meant).size === meant.length) return meant;
  }
  return text.split(/\s*,\s*/).filter(Boolean);
}

/** A group whose lines begin with dashes, which make a list of it. */
export function groupWithDashes({ name, node, data }: SchemaFault): ProblemTexts | undefined {
  if (node?.kind !== 'list' || !Array.isArray(data)) return undefined;
  const groups = node.items.map((item) => (item.kind === 'map' ? [...item.entries.keys()] : []));
  const keys = groups.flat();
  if (groups.some((group) => group.length === 0) || new Set(keys).size < keys.length) return undefined;
  const repair = node.items.flatMap(({ source, value: [start] }) => {
    const [gap = ''] = /-[ \t]+$/.exec(source.text.slice(0, start)) ?? [];
    return gap === '' ? [] : [editAt(source, [start - gap.length, start], ' '.repeat(gap.length))];
  });
  return {
    ...texts('wrong-type', explanation('settings.groupWithDashes', { name })),
    ...(repair.length === groups.length && { repair }),
  };
}

/** A value of one line or several is replaced as a whole. */
export function inPlaceOf({ node }: SchemaFault, text: string): Pick<ProblemTexts, 'repair'> {
  if (!node || node.kind === 'unknown') return {};
  const [start, end] = node.value;
  const { length } = node.source.text.slice(start, end).trimEnd();
  return { repair: [editAt(node.source, [start, start + length], text)] };
}

const dashes = new RegExp(
  `^([ \\t]*)(?:-(?=[^\\s-])|[${listMarks}][ \\t]*|\\d{1,2}[.)][ \\t]+)(?=\\S)(.*)$`,
  'gm',
);

/** Lines such as `-es` and `– ca`, which without the hyphen and the space are one text, in the place of a list. */
function dashesWithoutSpace({ node }: SchemaFault): ProblemTexts | undefined {
  if (node?.kind !== 'scalar' || typeof node.data !== 'string') return undefined;
  const { source, value } = node;
  const written = source.text.slice(...value).trimEnd();
  const lines = [...written.matchAll(dashes)];
  if (lines.length !== written.split('\n').length) return undefined;
  const points = lines.map(([, , text = '']) => `\`- ${text.trim()}\``);
  return {
    ...texts('wrong-type', explanation('settings.dashes', { lines: list(points) })),
    repair: lines.map(({ index, 0: line, 1: indent = '', 2: text = '' }) => {
      const at = value[0] + index;
      return editAt(source, [at + indent.length, at + line.length - text.length], '- ');
    }),
  };
}

/** Explains a text or a number in the place of a list. */
export function oneForList(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema } = fault;
  const glued = dashesWithoutSpace(fault);
  if (glued) return glued;
  const items = typeof data === 'string' ? itemsIn(schema, data) : [data];
  return texts('wrong-type', {
    ...explanation('settings.oneForList', { name, line: line(path, items) }),
    why: purpose(path),
    ...inPlaceOf(fault, inlineValue(items)),
  });
}

/** The parts of a free text that somebody wrote on lines of their own, in one line. */
export function joinedScalars({ data, schema }: SchemaFault): string | undefined {
  if (typeof data !== 'object' || data === null || schema.enum || schema.pattern) return undefined;
  const parts: unknown[] = Object.values(data);
  if (parts.length < 2 || !parts.every((part) => typeof part === 'string' || typeof part === 'number'))
    return undefined;
  // The postal code stands before its town.
  const text = parts
    .map(String)
    .join(', ')
    .replaceAll(/\b(\d{5}), /g, '$1 ');
  return schema.format === undefined && text.length <= (schema.maxLength ?? 200) ? text : undefined;
}
