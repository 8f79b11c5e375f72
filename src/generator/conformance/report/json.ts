import type { ConformanceResult } from '../check-server.ts';
import { rules } from '../rules.ts';
import { summaryOf } from './summary.ts';

/** Formats the complete result for programs; times in milliseconds. */
export function jsonReport(result: ConformanceResult): string {
  const { base, write, rows, differences } = result;
  return JSON.stringify(
    {
      base,
      write,
      summary: { ...summaryOf(result), differences: differences.length },
      rows: rows.map((row) => ({
        ...row,
        differences: row.differences.map((it) => ({ ...it, text: rules[it.rule] })),
      })),
    },
    null,
    2,
  );
}
