import type { ReportText } from './report-text.ts';

/** A place in a file. Lines and columns count from 1; the end is exclusive. */
export interface Location {
  /** Path of the file as the user would type it: relative to the working directory, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
}

/** Text to put in the place of a stretch of a file. */
export interface Edit {
  location: Required<Location>;
  text: string;
}

export type Severity = 'error' | 'warning';

/**
 * One real mistake, told to a person who is not a programmer: what is wrong, why it matters,
 * what to write instead.
 */
export interface Diagnostic {
  /** Stable kebab-case code, e.g. `unknown-key`; one fixture in tests/brands/broken per code. */
  code: string;
  severity: Severity;
  /** Absent only when no file can be named (for example a brand folder that does not exist). */
  location?: Location;
  /** Keys and list positions that lead to the setting of a brand that it is about, e.g. `['footer', 'enlaces', 'es', 0]`. */
  setting?: readonly (string | number)[];
  /** One sentence that says what is wrong. */
  what: ReportText;
  /** One sentence that says why it matters. */
  why?: ReportText;
  /** What to write instead, as an instruction. */
  fix?: ReportText;
  /** The edits that put it right, where there is one clear way: what a program can do for the person. */
  repair?: readonly Edit[];
  /** Other places that belong to the mistake, e.g. where an inherited value comes from. */
  related?: { location: Location; note: ReportText }[];
  /** Ids of the brands that the mistake affects, sorted. */
  brands: string[];
}
