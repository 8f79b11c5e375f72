import { relative, sep } from 'node:path';
import type { Location } from './problem.ts';

/** A path as the user would type it: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return (relative(process.cwd(), path) || '.').split(sep).join('/');
}

/** Where the lines of the text begin that was asked for last: a file with a thousand mistakes is counted once. */
let counted = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (counted.text !== text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    counted = { text, starts };
  }
  return counted.starts;
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const at = Math.max(0, Math.min(offset, text.length));
  const starts = lineStarts(text);
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= at) first = middle;
    else last = middle - 1;
  }
  return { line: first + 1, column: at - (starts[first] ?? 0) + 1 };
}

/**
 * The place of a stretch of text in a file.
 * @param path of the file, absolute
 * @param text the whole file, decoded
 * @param start offset of the first character (UTF-16 units, as `RegExp` and parsers give it)
 * @param end offset after the last character; without it the place is one character wide
 */
export function locationAt(path: string, text: string, start: number, end = start + 1): Required<Location> {
  const from = lineAndColumn(text, start);
  const to = lineAndColumn(text, end);
  return {
    file: displayPath(path),
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
}

/** The place of a file as a whole, for what is wrong with all of it (too large, not readable). */
export function wholeFile(path: string): Location {
  return { file: displayPath(path), line: 1, column: 1 };
}
