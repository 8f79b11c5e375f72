import type { Diagnostic, Edit } from '#generator/diagnostics/problem.ts';

/** A problem as a page names it: its code, and where it begins. */
export interface NamedProblem {
  code: string;
  file: string;
  line: number;
  column: number;
}

/** The problem with this name among those of a fresh check. */
export const findProblem = (
  problems: readonly Diagnostic[],
  { code, file, line, column }: NamedProblem,
): Diagnostic | undefined =>
  problems.find(
    ({ code: other, location }) =>
      other === code && location?.file === file && location.line === line && location.column === column,
  );

/** Offset of a line and a column, which count from 1 in UTF-16 units. */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The text with the edits of a repair, which do not overlap. */
export function repairedText(text: string, edits: readonly Edit[]): string {
  const splices = edits
    .map(({ location, text: replacement }) => ({
      from: offsetOf(text, location.line, location.column),
      to: offsetOf(text, location.endLine, location.endColumn),
      replacement,
    }))
    .sort((a, b) => b.from - a.from);
  return splices.reduce(
    (result, { from, to, replacement }) => `${result.slice(0, from)}${replacement}${result.slice(to)}`,
    text,
  );
}
