import type { Result } from '../check-server.ts';
import { rules } from '../rules.ts';
import { summaryInWords, timesInWords } from './summary.ts';

type Entry = Result['differences'][number];

/** A difference as a paragraph. */
export function differenceInWords({ row, rule, at, expected, came, request, written }: Entry): string {
  return [
    `${row}: ${rules[rule]}`,
    ...(request ? [`  asked     ${request}`] : []),
    ...(at ? [`  where     ${at}`] : []),
    `  expected  ${expected}`,
    `  came      ${came}`,
    `  written   ${written.join('\n            ')}`,
  ].join('\n');
}

/** A table with a row per call, then the differences one by one, then how many there are. */
export function textReport(result: Result): string {
  const cells = result.rows.map((row) => [row.outcome, row.name, ...timesInWords(row), row.detail]);
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
    ...result.differences.map(differenceInWords),
    `${result.base}\n${summaryInWords(result)}`,
  ].join('\n\n');
}
