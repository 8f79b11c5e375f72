import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { SourceFile, Span } from './source-file.ts';

interface Place {
  source: SourceFile;
  /** Where the key is written; absent for list items and for the file itself. */
  key?: Span;
  value: Span;
}

export interface PlacedMap extends Place {
  kind: 'map';
  entries: ReadonlyMap<string, Placed>;
}

export interface PlacedList extends Place {
  kind: 'list';
  items: readonly Placed[];
}

export interface PlacedScalar extends Place {
  kind: 'scalar';
  data: string | number | boolean | null;
  /** The text of the file for a value without quotes, e.g. `08001` for the number 8001. */
  written?: string;
  /** A comment that stands where the value should be: `#ff0000` without quotes. */
  swallowed?: { text: string; span: Span };
}

/** A value that cannot be known because of a mistake reported before (an alias, a tag). */
export interface PlacedUnknown extends Place {
  kind: 'unknown';
}

/** A value that knows where it was written. Inheritance merges these, so that every value keeps its place. */
export type Placed = PlacedMap | PlacedList | PlacedScalar | PlacedUnknown;

/** Keys that objects have from birth. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function spanOf(node: Node | null | undefined, fallback: Span): Span {
  return node?.range ? [node.range[0], node.range[1]] : fallback;
}

function swallowedComment(source: SourceFile, from: number): PlacedScalar['swallowed'] {
  const rest = source.text.slice(from, source.text.indexOf('\n', from) >>> 0);
  const match = /^:?[ \t]*(#.*?)\s*$/.exec(rest);
  if (!match?.[1]) return undefined;
  const start = from + match[0].indexOf('#');
  return { text: match[1], span: [start, start + match[1].length] };
}

function place(source: SourceFile, node: Node | null, key: Span | undefined, fallback: Span): Placed {
  const value = spanOf(node, fallback);
  const at: Place = { source, value, ...(key && { key }) };
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
  const data = node.value as PlacedScalar['data'];
  const written = node.type === 'PLAIN' ? node.source : undefined;
  const swallowed =
    data === null && !node.source ? swallowedComment(source, key?.[1] ?? value[0]) : undefined;
  return { ...at, kind: 'scalar', data, ...(written && { written }), ...(swallowed && { swallowed }) };
}

function entriesOf(source: SourceFile, pairs: readonly Pair<Node, Node | null>[]): Map<string, Placed> {
  const entries = new Map<string, Placed>();
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
export function placeRoot(source: SourceFile, root: Node): Placed {
  return place(source, root, undefined, [0, 0]);
}

/** Plain data for the schema; unknown values are left out. */
export function toData(placed: Placed): unknown {
  if (placed.kind === 'scalar') return placed.data;
  if (placed.kind === 'list') return placed.items.map(toData);
  if (placed.kind === 'unknown') return undefined;
  const known = [...placed.entries].filter(([, value]) => value.kind !== 'unknown');
  return Object.fromEntries(known.map(([key, value]) => [key, toData(value)]));
}

/** What is written at a path, or nothing. */
export function placedAt(root: Placed, path: readonly (string | number)[]): Placed | undefined {
  let at: Placed | undefined = root;
  for (const step of path) {
    if (at?.kind === 'map') at = at.entries.get(String(step));
    else if (at?.kind === 'list') at = at.items[Number(step)];
    else return undefined;
  }
  return at;
}

/** What is written at a path, or at the nearest key around it. */
export function nearestPlaced(root: Placed, path: readonly (string | number)[]): Placed {
  for (let length = path.length; length > 0; length--) {
    const placed = placedAt(root, path.slice(0, length));
    if (placed) return placed;
  }
  return root;
}
