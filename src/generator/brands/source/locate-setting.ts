import { wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import { join } from 'node:path';
import { brandFileName } from '#generator/brands/folders.ts';
import type { SettingPath } from '#generator/brands/draft.ts';
import { nearestNode, nodeAt } from './source-node.ts';
import type { SourceNode, SourceMap } from './source-node.ts';
import { locationOf } from './source-file.ts';
import type { SourceSpan } from './source-file.ts';

/** A map or a long text is shown by its first line. */
function firstLine({ source, value: [start, end] }: SourceNode): SourceSpan {
  const lineEnd = source.text.slice(start, end).search(/\s*(\n|$)/);
  return [start, start + Math.max(lineEnd, 1)];
}

function spanOf(placed: SourceNode, what: 'key' | 'value'): SourceSpan {
  if (what === 'key' && placed.key) return placed.key;
  if (placed.kind === 'scalar') {
    if (placed.swallowed) return placed.swallowed.span;
    const [start, end] = placed.value;
    return end > start ? firstLine(placed) : (placed.key ?? placed.value);
  }
  return placed.key ?? firstLine(placed);
}

/**
 * Place of a setting; for what is not written the nearest key around it, at last the brand's own file as a whole.
 * @param folder absolute path of the brand's own folder
 */
export function locateSetting(
  root: SourceMap,
  folder: string,
  path: SettingPath,
  what: 'key' | 'value',
): Location {
  const placed = nearestNode(root, path);
  if (placed === root) return wholeFile(join(folder, brandFileName));
  return locationOf(placed.source, spanOf(placed, nodeAt(root, path) ? what : 'key'));
}
