import { wholeFile } from '#build/diagnostics/positions.ts';
import type { Location } from '#build/diagnostics/problem.ts';
import { join } from 'node:path';
import { brandFileName } from './folders.ts';
import type { SettingPath } from './draft.ts';
import { nearestPlaced, placedAt } from './source/placed.ts';
import type { Placed, PlacedMap } from './source/placed.ts';
import { placeOf } from './source/source-file.ts';
import type { Span } from './source/source-file.ts';

/** A map or a long text is shown by its first line. */
function firstLine({ source, value: [start, end] }: Placed): Span {
  const lineEnd = source.text.slice(start, end).search(/\s*(\n|$)/);
  return [start, start + Math.max(lineEnd, 1)];
}

function spanOf(placed: Placed, what: 'key' | 'value'): Span {
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
  root: PlacedMap,
  folder: string,
  path: SettingPath,
  what: 'key' | 'value',
): Location {
  const placed = nearestPlaced(root, path);
  if (placed === root) return wholeFile(join(folder, brandFileName));
  return placeOf(placed.source, spanOf(placed, placedAt(root, path) ? what : 'key'));
}
