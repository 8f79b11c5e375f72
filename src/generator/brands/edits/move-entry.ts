import { Lexer, type Node } from 'yaml';
import { isRename, splitPath } from '#core/brand-edits/apply-edit.ts';
import type { SettingEdit, SettingValue } from '#core/brand-edits/edit.ts';
import { valueAt } from '#core/brand-edits/values.ts';
import { countOf, insertBlockLines, insertionIndex } from './insert-entry.ts';
import {
  afterLine,
  beginsLine,
  columnOf,
  endOfEntry,
  indexOfStep,
  isBlock,
  lineStart,
  placeAt,
  startOfEntry,
} from './places.ts';
import { removeEntry } from './remove-entry.ts';
import { readSettings, type SettingsText } from './settings-text.ts';
import { type Splice, spliced } from './splice.ts';
import { collectionAt, splicesOf, splicesOfEntry } from './splices-of.ts';
import { writtenKey } from './write-value.ts';

type Move = Extract<SettingEdit, { kind: 'move' }>;

/** The comments of a text, sorted. */
export const commentsOf = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).sort();

/** Beginning of the comment lines that stand directly above a line, without those at the top of the file. */
function withCommentsAbove(text: string, start: number): number {
  const column = columnOf(text, start + (/^ */.exec(text.slice(start))?.[0].length ?? 0));
  let first = start;
  while (first > 0) {
    const above = lineStart(text, first - 1);
    if (!new RegExp(`^ {${column}}#`).test(text.slice(above, first))) break;
    if (above === 0) return start;
    first = above;
  }
  return first;
}

/** Lines of an entry, with the comments directly above it, for a place at another column. */
function shifted(lines: readonly string[], by: number): string[] {
  if (by >= 0) return lines.map((line) => (line.trim() === '' ? line : ' '.repeat(by) + line));
  return lines.map((line) => line.replace(new RegExp(`^ {0,${-by}}`), ''));
}

/** The lines of an entry that has its lines for itself. */
function linesOf(text: string, parent: Node, index: number): { start: number; end: number } | undefined {
  const at = startOfEntry(text, parent, index);
  if (!isBlock(parent) || !beginsLine(text, at)) return undefined;
  const start = withCommentsAbove(text, lineStart(text, at));
  return { start, end: afterLine(text, endOfEntry(text, parent, index)) };
}

/** Splices that move whole lines between two blocks; undefined where an entry has no lines for itself. */
function moveLines(settings: SettingsText, { path, to, before }: Move): Splice[] | undefined {
  const { text } = settings;
  const [[parentPath, last], [targetPath, target]] = [splitPath(path), splitPath(to)];
  if (typeof last !== typeof target) return undefined;
  const parent = collectionAt(settings, parentPath);
  const index = parent ? indexOfStep(parent.node, last) : -1;
  if (!parent || index < 0) return undefined;
  const lines = linesOf(text, parent.node, index);
  if (!lines) return undefined;
  const column = columnOf(text, startOfEntry(text, parent.node, index));
  const isOnly = countOf(parent.node) === 1 && parentPath.length > 0;
  const taken = isOnly
    ? removeEntry(text, parent, index, false)
    : [{ start: lines.start, end: lines.end, text: '' }];
  const left = readSettings(taken.reduce(spliced, text));
  const group = left && collectionAt(left, targetPath);
  if (!group || !isBlock(group.node) || countOf(group.node) === 0) return undefined;
  if (isOnly && commentsOf(text.slice(lines.start, lines.end)).length > 0) return undefined;
  const at = insertionIndex(group.node, target, before);
  if (at < 0) return undefined;
  const moved = text
    .slice(lines.start, lines.end)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const renamed = typeof last === 'string' && last !== target ? withKey(moved, String(target)) : moved;
  const by = columnOf(left.text, startOfEntry(left.text, group.node, 0)) - column;
  return [...taken, insertBlockLines(left.text, group.node, at, shifted(renamed, by))];
}

/** Lines of an entry under another key, which stands on the first line without a comment. */
function withKey(lines: readonly string[], to: string): string[] {
  const at = lines.findIndex((line) => !/^\s*(?:#|$)/.test(line));
  const key = /(?<=^\s*)(?:"[^"]*"|'[^']*'|[^\s:][^:]*?)(?=\s*:)/;
  return lines.map((line, index) => (index === at ? line.replace(key, () => writtenKey(to)) : line));
}

/** Splices that remove a value and write it elsewhere. */
function rewrite(settings: SettingsText, { path, to, before }: Move, value: SettingValue): Splice[] {
  const kind = typeof path.at(-1) === 'number' ? 'remove' : 'unset';
  const taken = splicesOf(settings, { kind, path });
  const left = readSettings(taken.reduce(spliced, settings.text));
  if (!left) return [];
  const written =
    before === undefined && typeof to.at(-1) === 'string'
      ? splicesOf(left, { kind: 'set', path: to, value })
      : splicesOfEntry(left, to, value, { before });
  return [...taken, ...written];
}

/** Splices of a move, one after the other: the positions of each are those of the text that the one before made. */
export function splicesOfMove(settings: SettingsText, edit: Move): Splice[] {
  const { text, root, data } = settings;
  const { pair } = placeAt(text, root ?? null, edit.path) ?? {};
  if (isRename(edit) && pair?.key.range) {
    const [start, end] = pair.key.range;
    return [{ start, end, text: writtenKey(String(edit.to.at(-1))) }];
  }
  return moveLines(settings, edit) ?? rewrite(settings, edit, valueAt(data, edit.path) ?? null);
}
