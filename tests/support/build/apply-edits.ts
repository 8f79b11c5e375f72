import type { Edit } from '#generator/diagnostics/problem.ts';

/** The offset of a line and column, which count from 1. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The text of a file with some edits of it made; those of other files are left out. */
export function applyEdits(text: string, file: string, edits: readonly Edit[]): string {
  return edits
    .filter(({ location }) => location.file === file)
    .map(({ location: { line, column, endLine, endColumn }, text: inserted }) => ({
      start: offsetOf(text, line, column),
      end: offsetOf(text, endLine, endColumn),
      inserted,
    }))
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, inserted }) => done.slice(0, start) + inserted + done.slice(end), text);
}
