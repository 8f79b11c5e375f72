import type { Edit } from '#generator/diagnostics/problem.ts';

/** Offset of a line and column, both counted from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Applies edits to the text of a file; edits of other files are ignored. */
export function applyEdits(text: string, file: string, edits: readonly Edit[]): string {
  return edits
    .filter(({ location }) => location.file === file)
    .map(({ location: { line, column, endLine, endColumn }, text: inserted }) => ({
      start: offsetOf(text, line, column),
      end: offsetOf(text, endLine, endColumn),
      inserted,
    }))
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, inserted }) => result.slice(0, start) + inserted + result.slice(end),
      text,
    );
}
