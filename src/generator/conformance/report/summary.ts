import type { ConformanceResult } from '../check-server.ts';
import type { CallOutcome, ReportRow } from '../report-rows.ts';

/** Counts calls by outcome; a call shared by both sides counts with its worse row. */
export interface Summary {
  calls: number;
  conform: number;
  differ: number;
  /** Calls that only ever answer HTTP 404. */
  absent: number;
  notTried: number;
}

const worstFirst: readonly CallOutcome[] = ['differs', 'conforms', 'not there yet', 'not tried'];

export function summaryOf({ rows }: Pick<ConformanceResult, 'rows'>): Summary {
  const byCall = Map.groupBy(
    rows.filter(({ path }) => path !== undefined),
    ({ name }) => name.split(' ')[0] ?? '',
  );
  const outcomes = [...byCall.values()].map((own) =>
    worstFirst.find((outcome) => own.some((row) => row.outcome === outcome)),
  );
  const count = (outcome: CallOutcome): number => outcomes.filter((it) => it === outcome).length;
  return {
    calls: byCall.size,
    conform: count('conforms'),
    differ: count('differs'),
    absent: count('not there yet'),
    notTried: count('not tried'),
  };
}

export function describeSummary(result: ConformanceResult): string {
  const { calls, conform, differ, absent, notTried } = summaryOf(result);
  const differences = result.differences.length;
  return [
    `${calls - absent} of ${calls} calls built: ${conform} conform, ${differ} differ, ${notTried} were not tried.`,
    `${differences} ${differences === 1 ? 'difference' : 'differences'} in all.`,
  ].join(' ');
}

/** Formats the median and slowest response time of a row. */
export function describeTimes({ median, slowest }: ReportRow): [string, string] {
  const words = (ms: number | undefined): string => (ms === undefined ? '' : `${ms.toFixed(0)} ms`);
  return [words(median), words(slowest)];
}
