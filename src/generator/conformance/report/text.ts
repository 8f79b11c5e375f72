import type { ConformanceResult } from '../check-server.ts';
import { rules } from '../rules.ts';
import { describeSummary, describeTimes } from './summary.ts';

type Entry = ConformanceResult['differences'][number];

/** Formats a difference as a paragraph. */
export function describeDifference({ row, rule, at, expected, came, request, written }: Entry): string {
  return [
    `${row}: ${rules[rule]}`,
    ...(request ? [`  asked     ${request}`] : []),
    ...(at ? [`  where     ${at}`] : []),
    `  expected  ${expected}`,
    `  came      ${came}`,
    `  written   ${written.join('\n            ')}`,
  ].join('\n');
}

/** Formats a table of calls, the violations and a summary. */
export function textReport(result: ConformanceResult): string {
  const cells = result.rows.map((row) => [row.outcome, row.name, ...describeTimes(row), row.detail]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 7));
  const lines = [['outcome', 'call', 'median', 'slowest', ''], ...cells].map((row) =>
    row
      .map((cell, column) =>
        column === 2 || column === 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [
    lines.join('\n'),
    ...result.differences.map(describeDifference),
    `${result.base}\n${describeSummary(result)}`,
  ].join('\n\n');
}
