import { isScalar, type Node, type Scalar } from 'yaml';
import type { SettingValue } from '#core/brand-edits/edit.ts';
import {
  afterColon,
  afterLine,
  beginsLine,
  columnOf,
  isBlock,
  isBlockScalar,
  isUnwritten,
  itemsOf,
  lineStart,
  pairsOf,
  type Place,
  startOfEntry,
  endOfEntry,
} from './places.ts';
import { insertLines, type Splice } from './splice.ts';
import { flowText, type Style, writeValue, type Written } from './write-value.ts';

/** Where a value stands: a part of the line of its key, and whole lines below. */
interface Extent {
  inline: readonly [start: number, end: number];
  lines: readonly [start: number, end: number];
}

/** Position behind the key or dash of a value. */
const behindKey = (text: string, { pair, start }: Place): number =>
  pair ? afterColon(text, pair) : start + 1;

function extentOf(text: string, place: Place): Extent {
  const { node } = place;
  const from = behindKey(text, place);
  if (node === null || isUnwritten(node)) {
    const below = afterLine(text, from);
    return { inline: [from, from], lines: [below, below] };
  }
  const [start, end] = node.range ?? [from, from];
  if (isBlockScalar(node)) {
    const [header = ''] = /^[^\s#]+/.exec(text.slice(start)) ?? [];
    return { inline: [start, start + header.length], lines: [afterLine(text, start), end] };
  }
  if (!isBlock(node)) {
    const below = afterLine(text, end);
    return { inline: [start, end], lines: [below, below] };
  }
  const count = pairsOf(node).length + itemsOf(node).length;
  const first = startOfEntry(text, node, 0);
  const last = endOfEntry(text, node, count - 1);
  const below = afterLine(text, last);
  if (beginsLine(text, first)) return { inline: [from, from], lines: [lineStart(text, first), below] };
  // A text in lines of its own ends behind its last line break.
  const [lineBreak = ''] = /\r?\n$/.exec(text.slice(0, last).slice(-2)) ?? [];
  return { inline: [first, last - lineBreak.length], lines: [below, below] };
}

/** Offset after the part of a value on the line of its key, where a comment may follow. */
export const endOfInline = (text: string, place: Place): number => extentOf(text, place).inline[1];

/** The part of a line for a comment: what stands there already, with the spaces in front. */
function commentPart(text: string, at: number): readonly [start: number, end: number] | undefined {
  const [rest = ''] = /^[^\r\n]*/.exec(text.slice(at)) ?? [];
  return /^[ \t]*(?:#.*)?$/.test(rest) ? [at, at + rest.length] : undefined;
}

/** A splice of the comment at the end of a line, of which an empty one is removed. */
export function spliceComment(text: string, at: number, comment: string): Splice[] {
  const part = commentPart(text, at);
  return part ? [{ start: part[0], end: part[1], text: comment === '' ? '' : ` # ${comment}` }] : [];
}

/** The comment at the end of a line, without `#`; undefined where something else follows on the line. */
export function commentAfter(text: string, at: number): string | undefined {
  const part = commentPart(text, at);
  return part && text.slice(...part).replace(/^[ \t]*#?[ \t]*/, '');
}

/** Adds a comment at the end of a line, behind an existing one. */
export function addComment(text: string, at: number, comment: string): Splice[] {
  const lineEnd = at + (/^[^\r\n]*/.exec(text.slice(at))?.[0].length ?? 0);
  const part = commentPart(text, at);
  const old = part && text.slice(...part).trim();
  if (old?.includes(comment)) return [];
  return [{ start: lineEnd, end: lineEnd, text: old ? `; ${comment}` : ` # ${comment}` }];
}

const likeOf = (node: Node | null): Scalar.Type | null =>
  isScalar(node) && typeof node.value === 'string' ? (node.type ?? null) : null;

/** Whether a group or list in the place of another value is written between brackets. */
const isFlowInPlaceOf = (node: Node | null): boolean => node !== null && !isUnwritten(node) && !isBlock(node);

/**
 * Splices that replace the value at a place, from the last to the first.
 * @param comment replaces the one at the end of its line; without it that one stays
 */
export function replaceValue(text: string, place: Place, value: SettingValue, comment?: string): Splice[] {
  const { node, inFlow, pair } = place;
  if (pair?.value === null) {
    // A key between braces without a colon.
    const end = pair.key.range?.[1] ?? place.start;
    return [{ start: end, end, text: `: ${flowText(value, true)}` }];
  }
  const { inline, lines } = extentOf(text, place);
  const like = likeOf(node);
  if (inFlow) {
    const space = inline[0] === inline[1] && /[:,[{]/.test(text[inline[0] - 1] ?? '') ? ' ' : '';
    return [{ start: inline[0], end: inline[1], text: space + flowText(value, true, like) }];
  }
  const style = { like, isFlow: isFlowInPlaceOf(node) };
  const isItem = place.pair === undefined;
  const column = columnOf(text, place.start);
  // A group in a list begins on the line of its dash.
  const written = isItem ? writtenBehindDash(value, column, style) : writeValue(value, column, style);
  return [
    ...spliceLines(text, lines, written),
    ...(comment === undefined ? [] : spliceComment(text, inline[1], comment)),
    spliceInline(text, place, inline, written),
  ];
}

function writtenBehindDash(value: SettingValue, column: number, style: Style): Written {
  const written = writeValue(value, column, style);
  if (written.inline !== '') return written;
  const [first = '', ...lines] = written.lines;
  return { inline: first.trimStart(), lines };
}

function spliceLines(text: string, [start, end]: readonly [number, number], { lines }: Written): Splice[] {
  if (start === end && lines.length === 0) return [];
  if (lines.length === 0) return [{ start, end, text: '' }];
  const added = insertLines(text, start, lines).text;
  const isLast = end === text.length && !text.endsWith('\n') && start !== end;
  return [{ start, end, text: isLast ? added.replace(/\r?\n$/, '') : added }];
}

function spliceInline(
  text: string,
  place: Place,
  [start, end]: readonly [number, number],
  { inline }: Written,
): Splice {
  const from = behindKey(text, place);
  if (inline === '') {
    // Without a value on its line, no spaces are left behind the colon.
    return /^\s*$/.test(text.slice(from, start)) ? { start: from, end, text: '' } : { start, end, text: '' };
  }
  return { start, end, text: start === from ? ` ${inline}` : inline };
}
