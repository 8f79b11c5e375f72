import { isMap, isScalar, type Node } from 'yaml';
import type { SettingValue } from '#core/brand-edits/edit.ts';
import {
  afterLine,
  beginsLine,
  columnOf,
  endOfEntry,
  indexOfStep,
  isBlock,
  itemsOf,
  lineStart,
  pairsOf,
  startOfEntry,
} from './places.ts';
import { inLines, insertLines, type Splice } from './splice.ts';
import { flowText, type Style, writeValue, writtenItem, writtenKey } from './write-value.ts';

/** A new key or list item of a group or list. */
export interface NewEntry {
  /** Absent for a list item. */
  key?: string;
  value: SettingValue;
  comment?: string;
}

export const countOf = (parent: Node): number => (isMap(parent) ? pairsOf(parent) : itemsOf(parent)).length;

/**
 * Returns the index at which an entry is inserted, -1 where the entry behind it is missing.
 * @param step name of the entry, or its index in a list
 * @param before name of the entry behind it; without one, a named entry comes last
 */
export function insertionIndex(
  parent: Node,
  step: string | number | undefined,
  before: string | null | undefined,
): number {
  if (typeof step === 'number') return step;
  return typeof before === 'string' ? indexOfStep(parent, before) : countOf(parent);
}

const valueNode = (parent: Node, index: number): Node | null =>
  (isMap(parent) ? pairsOf(parent)[index]?.value : itemsOf(parent)[index]) ?? null;

const isCollectionNode = (node: Node | null): node is Node => node !== null && 'items' in node;

/** A new value is written as the one in front of it, or behind it. */
function styleBeside(parent: Node, index: number): Style {
  const neighbours = [index - 1, index].map((at) => valueNode(parent, at));
  const collection = neighbours.find(isCollectionNode);
  const inner = collection && valueNode(collection, 0);
  const text = neighbours.find((node) => isScalar(node) && typeof node.value === 'string');
  return {
    isFlow: collection !== undefined && !isBlock(collection),
    ...(inner && isCollectionNode(inner) && { isInnerFlow: !isBlock(inner) }),
    like: isScalar(text) ? (text.type ?? null) : null,
  };
}

function entryLines({ key, value, comment }: NewEntry, column: number, style: Style): string[] {
  const ending = comment === undefined || comment === '' ? '' : ` # ${comment}`;
  if (key === undefined) {
    const [first = '', ...others] = writtenItem(value, column, style);
    return [first + ending, ...others];
  }
  const { inline, lines } = writeValue(value, column, style);
  return [`${' '.repeat(column)}${writtenKey(key)}:${inline && ` ${inline}`}${ending}`, ...lines];
}

function insertInFlow(text: string, parent: Node, index: number, { key, value }: NewEntry): Splice {
  const written =
    (key === undefined ? '' : `${writtenKey(key)}: `) +
    flowText(value, true, styleBeside(parent, index).like);
  if (countOf(parent) === 0) {
    const at = (parent.range?.[0] ?? 0) + 1;
    const space = isMap(parent) ? ' ' : '';
    const closing = /\s/.test(text[at] ?? '') ? '' : space;
    return { start: at, end: at, text: space + written + closing };
  }
  const neighbour = startOfEntry(text, parent, Math.max(index - 1, 0));
  const gap = beginsLine(text, neighbour) ? inLines(text, ['', ' '.repeat(columnOf(text, neighbour))]) : ' ';
  const at = index === 0 ? neighbour : endOfEntry(text, parent, index - 1);
  return { start: at, end: at, text: index === 0 ? `${written},${gap}` : `,${gap}${written}` };
}

/** Splice that puts lines of a block in front of its entry at a position. */
export function insertBlockLines(
  text: string,
  parent: Node,
  index: number,
  lines: readonly string[],
): Splice {
  if (index > 0) return insertLines(text, afterLine(text, endOfEntry(text, parent, index - 1)), lines);
  const at = startOfEntry(text, parent, 0);
  if (beginsLine(text, at)) {
    const start = lineStart(text, at) + (lineStart(text, at) === 0 && text.startsWith('\uFEFF') ? 1 : 0);
    return insertLines(text, start, lines);
  }
  // The first entry stands behind the dash of a list.
  const [first = '', ...others] = lines;
  const added = [first.trimStart(), ...others, ' '.repeat(columnOf(text, at))];
  return { start: at, end: at, text: inLines(text, added) };
}

/**
 * Splice that inserts an entry into a group or list that is not an empty one by indentation.
 * @param index position in it
 */
export function insertEntry(text: string, parent: Node, index: number, entry: NewEntry): Splice {
  if (!isBlock(parent)) return insertInFlow(text, parent, index, entry);
  const column = columnOf(text, startOfEntry(text, parent, 0));
  return insertBlockLines(text, parent, index, entryLines(entry, column, styleBeside(parent, index)));
}

/** Splice that writes the first setting of a file. */
export const insertFirst = (text: string, entry: NewEntry): Splice =>
  insertLines(text, text.length, entryLines(entry, 0, { isFlow: false }));
