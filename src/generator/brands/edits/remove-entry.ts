import { isMap, type Node } from 'yaml';
import { countOf } from './insert-entry.ts';
import { afterLine, beginsLine, endOfEntry, isBlock, lineStart, type Place, startOfEntry } from './places.ts';
import { replaceValue } from './replace-value.ts';
import type { Splice } from './splice.ts';

/** Whether only commas and spaces stand between two positions of a line. */
const isGap = (text: string, start: number, end: number): boolean =>
  /^[ \t]*,?[ \t]*$/.test(text.slice(start, end));

const behindComma = (text: string, at: number): number =>
  at + (/^\s*,/.exec(text.slice(at))?.[0].length ?? 0);

function removeFromFlow(text: string, parent: Node, index: number): Splice {
  const [start, end] = [startOfEntry(text, parent, index), endOfEntry(text, parent, index)];
  const comma = behindComma(text, end);
  const isOnOwnLine = beginsLine(text, start) && /^[ \t]*(?:#.*)?\r?\n/.test(text.slice(comma));
  if (isOnOwnLine) return { start: lineStart(text, start), end: afterLine(text, comma), text: '' };
  const isLast = index === countOf(parent) - 1;
  if (!isLast) {
    const next = startOfEntry(text, parent, index + 1);
    return { start, end: isGap(text, end, next) ? next : comma, text: '' };
  }
  if (index === 0) {
    const close = (parent.range?.[1] ?? 0) - 1;
    const isWhole = isGap(text, (parent.range?.[0] ?? 0) + 1, start) && isGap(text, end, close);
    return isWhole
      ? { start: (parent.range?.[0] ?? 0) + 1, end: close, text: '' }
      : { start, end: comma, text: '' };
  }
  const previous = endOfEntry(text, parent, index - 1);
  return isGap(text, previous, start) ? { start: previous, end, text: '' } : { start, end: comma, text: '' };
}

/**
 * Splices that remove an entry of a group or list. Its line goes with the comment at its end; comments above it stay.
 * @param place of the group or list
 * @param isRoot whether this is the settings as a whole
 */
export function removeEntry(
  text: string,
  place: Place & { node: Node },
  index: number,
  isRoot: boolean,
): Splice[] {
  const parent = place.node;
  if (!isBlock(parent)) return [removeFromFlow(text, parent, index)];
  const start = startOfEntry(text, parent, index);
  const below = afterLine(text, endOfEntry(text, parent, index));
  if (countOf(parent) === 1 && !isRoot) return replaceValue(text, place, isMap(parent) ? {} : []);
  if (beginsLine(text, start)) return [{ start: lineStart(text, start), end: below, text: '' }];
  // Behind the dash of a list, the next entry takes its place, with the comments above it.
  const next = below + (/^[ \t\r\n]*/.exec(text.slice(below))?.[0].length ?? 0);
  return [{ start, end: next, text: '' }];
}
