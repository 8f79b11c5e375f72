import type { ReportText } from './report-text.ts';

/** A location in a file. Lines and columns count from 1; the end is exclusive. */
export interface Location {
  /** Path of the file as the user would type it: relative to the working directory, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
}

/** Text that replaces a range of a file. */
export interface Edit {
  location: Required<Location>;
  text: string;
}

export type Severity = 'error' | 'warning';

/**
 * One mistake, explained to a person who is not a programmer: what is wrong, why it matters, what to write instead.
 */
export interface Diagnostic {
  /** Stable kebab-case code, e.g. `unknown-key`; one fixture in tests/brands/broken per code. */
  code: string;
  severity: Severity;
  /** Absent only when no file can be named (for example a brand folder that does not exist). */
  location?: Location;
  /** Path of the setting concerned: keys and list positions, e.g. `['footer', 'enlaces', 'es', 0]`. */
  setting?: readonly (string | number)[];
  /** States in one sentence what is wrong. */
  what: ReportText;
  /** States in one sentence why it matters. */
  why?: ReportText;
  /** Instruction of what to write instead. */
  fix?: ReportText;
  /** Edits that a program can apply, where one repair is clearly right. */
  repair?: readonly Edit[];
  /** Other relevant locations, e.g. the source of an inherited value. */
  related?: { location: Location; note: ReportText }[];
  /** Ids of the brands that the mistake affects, sorted. */
  brands: string[];
}
