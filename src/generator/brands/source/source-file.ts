import type { LineCounter } from 'yaml';
import { displayPath } from '#generator/diagnostics/positions.ts';
import type { Edit, Location, Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ProblemCode } from '../problem-codes.ts';

/** A decoded brand.yaml. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Absolute path of its folder. */
  folder: string;
  text: string;
  lines: LineCounter;
}

/** Offsets of a range of text, end exclusive. */
export type SourceSpan = readonly [start: number, end: number];

/** A problem before the affected brands are known. */
export type SourceDiagnostic = Omit<Diagnostic, 'brands' | 'code'> & { code: ProblemCode };

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

/** Makes an error at a range of the file. */
export function errorAt(
  file: SourceFile,
  span: SourceSpan,
  code: ProblemCode,
  texts: Pick<SourceDiagnostic, 'what' | 'why' | 'fix' | 'repair' | 'related'>,
): SourceDiagnostic {
  return { code, severity: 'error', location: locationOf(file, span), ...texts };
}

/** Makes an edit of a range of the file, which may be empty. */
export function editAt(file: SourceFile, [start, end]: SourceSpan, text: string): Edit {
  const to = file.lines.linePos(end);
  return { location: { ...locationOf(file, [start, end]), endLine: to.line, endColumn: to.col }, text };
}
