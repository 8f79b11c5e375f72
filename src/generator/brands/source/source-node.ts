import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { SourceFile, SourceSpan } from './source-file.ts';

interface Position {
  source: SourceFile;
  /** Where the key is written; absent for list items and for the file itself. */
  key?: SourceSpan;
  value: SourceSpan;
}

export interface SourceMap extends Position {
  kind: 'map';
  entries: ReadonlyMap<string, SourceNode>;
}

export interface SourceList extends Position {
  kind: 'list';
  items: readonly SourceNode[];
}

export interface SourceScalar extends Position {
  kind: 'scalar';
  data: string | number | boolean | null;
  /** The text of the file for a value without quotes, e.g. `08001` for the number 8001. */
  written?: string;
  /** A comment that stands where the value should be: `#ff0000` without quotes. */
  swallowed?: { text: string; span: SourceSpan };
}

/** A value that cannot be known because of a mistake reported before (an alias, a tag). */
export interface SourceUnknown extends Position {
  kind: 'unknown';
}

/** A value that knows where it was written. Inheritance merges these, so that every value keeps its place. */
export type SourceNode = SourceMap | SourceList | SourceScalar | SourceUnknown;

/** Keys that objects have from birth. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function spanOf(node: Node | null | undefined, fallback: SourceSpan): SourceSpan {
  return node?.range ? [node.range[0], node.range[1]] : fallback;
}

function swallowedComment(source: SourceFile, from: number): SourceScalar['swallowed'] {
  const rest = source.text.slice(from, source.text.indexOf('\n', from) >>> 0);
  const match = /^:?[ \t]*(#.*?)\s*$/.exec(rest);
  if (!match?.[1]) return undefined;
  const start = from + match[0].indexOf('#');
  return { text: match[1], span: [start, start + match[1].length] };
}

function place(
  source: SourceFile,
  node: Node | null,
  key: SourceSpan | undefined,
  fallback: SourceSpan,
): SourceNode {
  const value = spanOf(node, fallback);
  const at: Position = { source, value, ...(key && { key }) };
  if (!node || isAlias(node) || ('tag' in node && node.tag !== undefined)) return { ...at, kind: 'unknown' };
  if (isMap(node))
    return { ...at, kind: 'map', entries: entriesOf(source, node.items as Pair<Node, Node | null>[]) };
  if (isSeq(node)) {
    const items = (node.items as Node[]).map((item) => place(source, item, undefined, value));
    // Positions must stay those of the file, so a list with an unknown item is unknown as a whole.
    return items.some(({ kind }) => kind === 'unknown')
      ? { ...at, kind: 'unknown' }
      : { ...at, kind: 'list', items };
  }
  if (!isScalar(node)) return { ...at, kind: 'unknown' };
  const data = node.value as SourceScalar['data'];
  const written = node.type === 'PLAIN' ? node.source : undefined;
  const swallowed =
    data === null && !node.source ? swallowedComment(source, key?.[1] ?? value[0]) : undefined;
  return { ...at, kind: 'scalar', data, ...(written && { written }), ...(swallowed && { swallowed }) };
}

function entriesOf(source: SourceFile, pairs: readonly Pair<Node, Node | null>[]): Map<string, SourceNode> {
  const entries = new Map<string, SourceNode>();
  for (const pair of pairs) {
    if (!isScalar(pair.key)) continue;
    const name = String(pair.key.value ?? '');
    // The first of two equal keys stands; the second has been reported.
    if (forbiddenKeys.has(name) || entries.has(name)) continue;
    const key = spanOf(pair.key, [0, 0]);
    entries.set(name, place(source, pair.value, key, key));
  }
  return entries;
}

/** The file as values with their places. */
export function rootNode(source: SourceFile, root: Node): SourceNode {
  return place(source, root, undefined, [0, 0]);
}

/** Plain data for the schema; unknown values are left out. */
export function toData(placed: SourceNode): unknown {
  if (placed.kind === 'scalar') return placed.data;
  if (placed.kind === 'list') return placed.items.map(toData);
  if (placed.kind === 'unknown') return undefined;
  const known = [...placed.entries].filter(([, value]) => value.kind !== 'unknown');
  return Object.fromEntries(known.map(([key, value]) => [key, toData(value)]));
}

/** What is written at a path, or nothing. */
export function nodeAt(root: SourceNode, path: readonly (string | number)[]): SourceNode | undefined {
  let at: SourceNode | undefined = root;
  for (const step of path) {
    if (at?.kind === 'map') at = at.entries.get(String(step));
    else if (at?.kind === 'list') at = at.items[Number(step)];
    else return undefined;
  }
  return at;
}

/** What is written at a path, or at the nearest key around it. */
export function nearestNode(root: SourceNode, path: readonly (string | number)[]): SourceNode {
  for (let length = path.length; length > 0; length--) {
    const placed = nodeAt(root, path.slice(0, length));
    if (placed) return placed;
  }
  return root;
}
