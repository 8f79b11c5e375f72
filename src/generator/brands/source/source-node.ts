import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair } from 'yaml';
import type { SourceFile, SourceSpan } from './source-file.ts';

interface NodePosition {
  source: SourceFile;
  /** Span of the key; absent for list items and for the file itself. */
  key?: SourceSpan;
  value: SourceSpan;
}

export interface SourceMap extends NodePosition {
  kind: 'map';
  entries: ReadonlyMap<string, SourceNode>;
}

export interface SourceList extends NodePosition {
  kind: 'list';
  items: readonly SourceNode[];
}

export interface SourceScalar extends NodePosition {
  kind: 'scalar';
  data: string | number | boolean | null;
  /** Source text of a plain scalar, e.g. `08001` for the number 8001. */
  written?: string;
  /** A comment in place of the value, e.g. an unquoted `#ff0000`. */
  swallowed?: { text: string; span: SourceSpan };
}

/** A value that is unknown because of a mistake reported before (an alias, a tag). */
export interface SourceUnknown extends NodePosition {
  kind: 'unknown';
}

/**
 * A value with its position in a file. Inheritance merges these nodes, so that every value keeps its position.
 */
export type SourceNode = SourceMap | SourceList | SourceScalar | SourceUnknown;

/** Keys that collide with inherited properties of objects. */
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

function toSourceNode(
  source: SourceFile,
  node: Node | null,
  key: SourceSpan | undefined,
  fallback: SourceSpan,
): SourceNode {
  const value = spanOf(node, fallback);
  const position: NodePosition = { source, value, ...(key && { key }) };
  if (!node || isAlias(node) || ('tag' in node && node.tag !== undefined))
    return { ...position, kind: 'unknown' };
  if (isMap(node))
    return { ...position, kind: 'map', entries: entriesOf(source, node.items as Pair<Node, Node | null>[]) };
  if (isSeq(node)) {
    const items = (node.items as Node[]).map((item) => toSourceNode(source, item, undefined, value));
    // List positions must stay those of the file, so a list with an unknown item is unknown as a whole.
    return items.some(({ kind }) => kind === 'unknown')
      ? { ...position, kind: 'unknown' }
      : { ...position, kind: 'list', items };
  }
  if (!isScalar(node)) return { ...position, kind: 'unknown' };
  const data = node.value as SourceScalar['data'];
  const written = node.type === 'PLAIN' ? node.source : undefined;
  const swallowed =
    data === null && !node.source ? swallowedComment(source, key?.[1] ?? value[0]) : undefined;
  return { ...position, kind: 'scalar', data, ...(written && { written }), ...(swallowed && { swallowed }) };
}

function entriesOf(source: SourceFile, pairs: readonly Pair<Node, Node | null>[]): Map<string, SourceNode> {
  const entries = new Map<string, SourceNode>();
  for (const pair of pairs) {
    if (!isScalar(pair.key)) continue;
    const name = String(pair.key.value ?? '');
    // The first of two equal keys counts; the second has been reported.
    if (forbiddenKeys.has(name) || entries.has(name)) continue;
    const key = spanOf(pair.key, [0, 0]);
    entries.set(name, toSourceNode(source, pair.value, key, key));
  }
  return entries;
}

/** Converts a parsed document to a source node. */
export function rootNode(source: SourceFile, root: Node): SourceNode {
  return toSourceNode(source, root, undefined, [0, 0]);
}

/** Converts a node to plain data for the schema, without unknown values. */
export function toData(node: SourceNode): unknown {
  if (node.kind === 'scalar') return node.data;
  if (node.kind === 'list') return node.items.map(toData);
  if (node.kind === 'unknown') return undefined;
  const known = [...node.entries].filter(([, value]) => value.kind !== 'unknown');
  return Object.fromEntries(known.map(([key, value]) => [key, toData(value)]));
}

/** The node at a path, if there is one. */
export function nodeAt(root: SourceNode, path: readonly (string | number)[]): SourceNode | undefined {
  let current: SourceNode | undefined = root;
  for (const step of path) {
    if (current?.kind === 'map') current = current.entries.get(String(step));
    else if (current?.kind === 'list') current = current.items[Number(step)];
    else return undefined;
  }
  return current;
}

/** The node at a path, or at the nearest enclosing key. */
export function nearestNode(root: SourceNode, path: readonly (string | number)[]): SourceNode {
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}
