import { relative, sep } from 'node:path';
import type { Location } from './problem.ts';

/** A path as the user would type it: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return (relative(process.cwd(), path) || '.').split(sep).join('/');
}

/** Line starts of the last text asked for: a file with a thousand mistakes is scanned once. */
let cachedText = { text: '', starts: [0] };

function lineStarts(text: string): readonly number[] {
  if (cachedText.text !== text) {
    const starts = [0];
    for (let newline = text.indexOf('\n'); newline >= 0; newline = text.indexOf('\n', newline + 1))
      starts.push(newline + 1);
    cachedText = { text, starts };
  }
  return cachedText.starts;
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const clamped = Math.max(0, Math.min(offset, text.length));
  const starts = lineStarts(text);
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= clamped) first = middle;
    else last = middle - 1;
  }
  return { line: first + 1, column: clamped - (starts[first] ?? 0) + 1 };
}

/**
 * The location of a range of text in a file.
 * @param path of the file, absolute
 * @param text of the whole file, decoded
 * @param start offset of the first character, in UTF-16 units like `RegExp` and parsers
 * @param end offset after the last character; without it the range is one character wide
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

/** Location of a problem that concerns the whole file (too large, not readable). */
export function wholeFile(path: string): Location {
  return { file: displayPath(path), line: 1, column: 1 };
}
