import type { LineCounter } from 'yaml';
import { displayPath } from '#generator/diagnostics/positions.ts';
import type { Edit, Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ProblemCode } from '../problem-codes.ts';

/** A decoded brand.yaml. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Absolute path of the folder that it is in. */
  folder: string;
  text: string;
  lines: LineCounter;
}

/** Offsets of a stretch of text, end exclusive. */
export type SourceSpan = readonly [start: number, end: number];

/** A problem before anyone knows which brands it affects. */
export type SourceFinding = Omit<Diagnostic, 'brands' | 'code'> & { code: ProblemCode };

export function locationOf(file: SourceFile, [start, end]: SourceSpan): Required<Location> {
  const from = file.lines.linePos(start);
  const to = file.lines.linePos(Math.max(end, start + 1));
  return {
    file: displayPath(file.path),
    line: from.line,
    column: from.col,
    endLine: to.line,
    endColumn: to.col,
  };
}

/** An error of the file at a stretch of its text. */
export function findingAt(
  file: SourceFile,
  span: SourceSpan,
  code: ProblemCode,
  texts: Pick<SourceFinding, 'what' | 'why' | 'fix' | 'repair' | 'related'>,
): SourceFinding {
  return { code, severity: 'error', location: locationOf(file, span), ...texts };
}

/** An edit of the file at a stretch of its text, which may be empty. */
export function editAt(file: SourceFile, [start, end]: SourceSpan, text: string): Edit {
  const to = file.lines.linePos(end);
  return { location: { ...locationOf(file, [start, end]), endLine: to.line, endColumn: to.col }, text };
}
