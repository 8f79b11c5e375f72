import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import { join } from 'node:path';
import { brandFileName } from '#generator/brands/folders.ts';
import type { SettingPath } from '#generator/brands/draft.ts';
import { nearestNode, nodeAt } from './source-node.ts';
import type { SourceNode, SourceMap } from './source-node.ts';
import { locationOf } from './source-file.ts';
import type { SourceSpan } from './source-file.ts';

/** Span of the first line of a map or a long text. */
function firstLine({ source, value: [start, end] }: SourceNode): SourceSpan {
  const lineEnd = source.text.slice(start, end).search(/[ \t\r]*(\n|$)/);
  return [start, start + Math.max(lineEnd, 1)];
}

function spanOf(node: SourceNode, what: 'key' | 'value'): SourceSpan {
  if (what === 'key' && node.key) return node.key;
  if (node.kind === 'scalar') {
    if (node.swallowed) return node.swallowed.span;
    const [start, end] = node.value;
    return end > start ? firstLine(node) : (node.key ?? node.value);
  }
  return node.key ?? firstLine(node);
}

/**
 * Locates a setting; a missing one at the nearest enclosing key, at last at the brand's own file as a whole.
 * @param folder absolute path of the brand's own folder
 */
export function locateSetting(
  root: SourceMap,
  folder: string,
  path: SettingPath,
  what: 'key' | 'value',
): Location {
  const node = nearestNode(root, path);
  if (node === root) return wholeFile(join(folder, brandFileName));
  return locationOf(node.source, spanOf(node, nodeAt(root, path) ? what : 'key'));
}
