import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';

/** Texts of a mistake in an SVG file, before the setting that uses it is known. */
export interface SvgTexts {
  what: ReportText;
  why: ReportText;
  fix: ReportText;
}

export const inert = reportText('svg.inert');
