import { explanation } from '#generator/diagnostics/report-text.ts';
import type { SvgTexts } from './svg-texts.ts';

const doctype: SvgTexts = explanation('svg.doctype');

const processingInstruction: SvgTexts = explanation('svg.processingInstruction');

export const blowUp: SvgTexts = explanation('svg.blowUp');

export const circular: SvgTexts = explanation('svg.circular');

const encoding: SvgTexts = explanation('svg.encoding');

const tooDeep: SvgTexts = explanation('svg.tooDeep');

/** Reasons why parsing stopped before the end of the file. */
export const whyStopped = { doctype, instruction: processingInstruction, encoding, depth: tooDeep };
