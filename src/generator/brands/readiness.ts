import type { Brand } from '#core/brand/brand.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { inFileOrder } from '#generator/diagnostics/summary.ts';
import { unfinishedCodes } from './problem-codes.ts';

/** Whether a problem keeps a portal from being built. */
const isMistake = ({ code, severity }: Diagnostic): boolean =>
  severity === 'error' && !unfinishedCodes.has(code);

/** Problems by their effect, each group in the order of files and lines. */
export interface ProblemsByEffect {
  /** They keep the portal from being built. */
  mistakes: Diagnostic[];
  /** They keep the portal from being published. */
  unfinished: Diagnostic[];
  advice: Diagnostic[];
}

/** Groups problems by what they keep from happening, whether they were checked for a release or not. */
export function problemsByEffect(problems: readonly Diagnostic[]): ProblemsByEffect {
  const groups = Map.groupBy(inFileOrder(problems), (problem) =>
    isMistake(problem) ? 'mistakes' : unfinishedCodes.has(problem.code) ? 'unfinished' : 'advice',
  );
  const group = (name: keyof ProblemsByEffect): Diagnostic[] => groups.get(name) ?? [];
  return { mistakes: group('mistakes'), unfinished: group('unfinished'), advice: group('advice') };
}

/** The problems with which a portal cannot be published: mistakes, and what is unfinished. */
export function blockingProblems(problems: readonly Diagnostic[]): Diagnostic[] {
  const { mistakes, unfinished } = problemsByEffect(problems);
  return [...mistakes, ...unfinished];
}

/** What no file says before a launch, and somebody has to look at. */
export const stepsByHand = (brand: string): ReportText[] => [
  reportText('ready.step.legal'),
  reportText('ready.step.domain'),
  reportText('ready.step.server'),
  reportText('ready.step.host', { brand }),
];

/** Why visitors find the portal closed, now or by date. */
export function closings({ settings: { inMantenimiento, mantenimiento } }: Brand): ReportText[] {
  return [
    ...(inMantenimiento ? [reportText('ready.maintenance')] : []),
    ...(mantenimiento ? [reportText('ready.datedMaintenance', mantenimiento)] : []),
  ];
}
