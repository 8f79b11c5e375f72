import { relative, sep } from 'node:path';
import type { Location } from './problem.ts';

/** A path as the user would type it: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return (relative(process.cwd(), path) || '.').split(sep).join('/');
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, Math.min(offset, text.length)));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/**
 * The place of a stretch of text in a file.
 * @param path of the file, absolute
 * @param text the whole file, decoded
 * @param start offset of the first character (UTF-16 units, as `RegExp` and parsers give it)
 * @param end offset after the last character; without it the place is one character wide
 */
export function locationAt(path: string, text: string, start: number, end = start + 1): Location {
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
