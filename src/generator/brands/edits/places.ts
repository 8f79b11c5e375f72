import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, Scalar } from 'yaml';
import type { ValuePath } from '#core/brand-edits/edit.ts';

export type YamlPair = Pair<Scalar, Node | null>;

/** A value in the text of a file, by its node. */
export interface Place {
  node: Node | null;
  /** Absent for list items and for the settings as a whole. */
  pair?: YamlPair;
  /** Whether it stands between brackets or braces of a group or list. */
  inFlow: boolean;
  /** Position of the key, or of the dash of a list item. */
  start: number;
}

/** Position of the beginning of a line. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Position behind the line break of a line; a position at the beginning of a line is behind the one before. */
export function afterLine(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Column of a position, from 0. */
export const columnOf = (text: string, at: number): number => {
  const start = lineStart(text, at);
  return at - start - (start === 0 && text.startsWith('\uFEFF') ? 1 : 0);
};

/** Whether only spaces, or a mark of the encoding, stand in front of a position in its line. */
export const beginsLine = (text: string, at: number): boolean =>
  /^\uFEFF? *$/.test(text.slice(lineStart(text, at), at));

export const isBlockScalar = (node: Node | null): node is Scalar =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);

/** Whether a node is a group or list by indentation. */
export const isBlock = (node: Node | null): boolean => isCollection(node) && node.flow !== true;

export const pairsOf = (node: Node | null | undefined): YamlPair[] =>
  isMap(node) ? (node.items as YamlPair[]) : [];

export const itemsOf = (node: Node | null | undefined): (Node | null)[] =>
  isSeq(node) ? (node.items as (Node | null)[]) : [];

/** Position behind the colon of a key. */
export function afterColon(text: string, { key }: YamlPair): number {
  const end = key.range?.[1] ?? 0;
  const colon = text.indexOf(':', end);
  return colon < 0 ? end : colon + 1;
}

/** Whether nothing is written as the value. */
export const isUnwritten = (node: Node | null): boolean =>
  node === null || (isScalar(node) && node.range?.[0] === node.range?.[1]);

/** Position behind a value, without comments; `fallback` for one that is not written. */
function endOf(text: string, node: Node | null, fallback: number): number {
  if (isUnwritten(node)) return fallback;
  if (!isBlock(node)) return node?.range?.[1] ?? fallback;
  const pair = pairsOf(node).at(-1);
  if (pair) return endOfPair(text, pair);
  const items = itemsOf(node);
  return endOf(text, items.at(-1) ?? null, dashOf(text, node, items.length - 1) + 1);
}

/** Position behind the value of a key, without comments. */
const endOfPair = (text: string, pair: YamlPair): number =>
  endOf(text, pair.value, pair.value === null ? (pair.key.range?.[1] ?? 0) : afterColon(text, pair));

/** Position behind a list item, without comments. */
const endOfItem = (text: string, list: Node, index: number): number =>
  endOf(text, itemsOf(list)[index] ?? null, isBlock(list) ? dashOf(text, list, index) + 1 : 0);

/** Position of the dash of a list item. */
function dashOf(text: string, list: Node | null, index: number): number {
  const first = list?.range?.[0] ?? 0;
  if (index <= 0) return first;
  const column = columnOf(text, first);
  // The item may begin on a line below its dash.
  for (let at = itemsOf(list)[index]?.range?.[0] ?? first; at > first; at = lineStart(text, at) - 1) {
    const dash = lineStart(text, at) + column;
    if (text[dash] === '-' && beginsLine(text, dash)) return dash;
  }
  return first;
}

/** Position of the key of a pair, or of an item of a list. */
export const startOfEntry = (text: string, parent: Node, index: number): number =>
  isMap(parent)
    ? (pairsOf(parent)[index]?.key.range?.[0] ?? 0)
    : isBlock(parent)
      ? dashOf(text, parent, index)
      : (itemsOf(parent)[index]?.range?.[0] ?? 0);

/** Position behind an entry of a group or list, without comments. */
export const endOfEntry = (text: string, parent: Node, index: number): number => {
  const pair = pairsOf(parent)[index];
  return pair ? endOfPair(text, pair) : endOfItem(text, parent, index);
};

/** Returns the index of an entry in its group or list, -1 for a missing entry. */
export const indexOfStep = (parent: Node | null, step: string | number): number =>
  typeof step === 'number'
    ? step < itemsOf(parent).length
      ? step
      : -1
    : pairsOf(parent).findIndex(({ key }) => String(key.value) === step);

/** The place of a value, if the text has one. */
export function placeAt(text: string, root: Node | null, path: ValuePath): Place | undefined {
  let place: Place = { node: root, inFlow: false, start: root?.range?.[0] ?? 0 };
  for (const step of path) {
    const parent = place.node;
    const index = indexOfStep(parent, step);
    if (parent === null || index < 0) return undefined;
    const pair = pairsOf(parent)[index];
    place = {
      node: pair ? pair.value : (itemsOf(parent)[index] ?? null),
      ...(pair && { pair }),
      inFlow: place.inFlow || !isBlock(parent),
      start: startOfEntry(text, parent, index),
    };
  }
  return place;
}
