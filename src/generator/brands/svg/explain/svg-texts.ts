import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';

/** What is wrong in an SVG file, before anyone knows which setting uses it. */
export interface SvgTexts {
  what: ReportText;
  why: ReportText;
  fix: ReportText;
}

export const inert = reportText('svg.inert');
