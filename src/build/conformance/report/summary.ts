import type { Result } from '../check-server.ts';
import type { Outcome, Row } from '../rows.ts';

/** How many calls, of those that were asked for, came out how; a call of both halves counts by the worse of its rows. */
export interface Summary {
  calls: number;
  conform: number;
  differ: number;
  notTried: number;
}

const worst: readonly Outcome[] = ['differs', 'conforms', 'not tried'];

export function summaryOf({ rows }: Pick<Result, 'rows'>): Summary {
  const byCall = Map.groupBy(
    rows.filter(({ path }) => path !== undefined),
    ({ name }) => name.split(' ')[0] ?? '',
  );
  const outcomes = [...byCall.values()].map((own) =>
    worst.find((outcome) => own.some((row) => row.outcome === outcome)),
  );
  const count = (outcome: Outcome): number => outcomes.filter((it) => it === outcome).length;
  return {
    calls: byCall.size,
    conform: count('conforms'),
    differ: count('differs'),
    notTried: count('not tried'),
  };
}

export function summaryInWords(result: Result): string {
  const { calls, conform, differ, notTried } = summaryOf(result);
  const differences = result.differences.length;
  return [
    `${conform} of ${calls} calls conform, ${differ} differ, ${notTried} were not tried.`,
    `${differences} ${differences === 1 ? 'difference' : 'differences'} in all.`,
  ].join(' ');
}

/** Median and slowest of a row's answers, in words. */
export function timesInWords({ median, slowest }: Row): [string, string] {
  const words = (ms: number | undefined): string => (ms === undefined ? '' : `${ms.toFixed(0)} ms`);
  return [words(median), words(slowest)];
}
