import { reportText } from '#build/diagnostics/report-text.ts';
import type { Told } from '#build/diagnostics/told.ts';

/** What is wrong in an SVG file, before anyone knows which setting uses it. */
export interface SvgTexts {
  what: Told;
  why: Told;
  fix: Told;
}

export const inert = reportText('svg.inert');
