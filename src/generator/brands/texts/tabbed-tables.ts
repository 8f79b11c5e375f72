import type { Token } from 'markdown-it';
import { explanation } from '#generator/diagnostics/report-text.ts';
import { asOne, type Correction, linesOf, type MarkdownSlip } from './markdown-slip.ts';

/** A sign or number before an item of a list, behind which word processors put a tab. */
const itemMark = /^(?:[•·▪●◦‣⁃∙–—o*+-]|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)])$/;

interface Rows {
  start: number;
  end: number;
  cells: string[][];
}

const isRow = (line: string): boolean =>
  /\S/.test(line) && line.trimEnd().includes('\t') && !/^[ \t]*\|/.test(line);

/** Two or more lines in a row of a paragraph with a tab between words, as a spreadsheet copies its rows. */
export function tabbedRows(paragraph: string): Rows[] {
  const found: Rows[] = [];
  let start = 0;
  let open: Rows | undefined;
  for (const whole of paragraph.split('\n')) {
    const line = whole.replace(/\r$/, '');
    if (isRow(line)) {
      open ??= { start, end: start, cells: [] };
      open.end = start + line.length;
      open.cells.push(line.split('\t').map((cell) => cell.trim()));
    } else {
      if (open) found.push(open);
      open = undefined;
    }
    start += whole.length + 1;
  }
  if (open) found.push(open);
  return found.filter(
    ({ cells }) =>
      cells.length > 1 &&
      !cells.every(([first = '']) => itemMark.test(first)) &&
      cells.some((row) => row.filter(Boolean).length > 1),
  );
}

/** The rows as a table of Markdown, the first of them as its head. */
function asTable(cells: readonly string[][]): string[] {
  const filled = cells.map((row) => row.slice(0, row.findLastIndex(Boolean) + 1));
  const width = Math.max(...filled.map((row) => row.length));
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_cell, column) => (row[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...others] = filled;
  return [line(head), `|${' - |'.repeat(width)}`, ...others.map(line)];
}

/** Tables of a spreadsheet, whose columns are separated by tabs. */
export function tabbedTables(
  text: string,
  tokens: readonly Token[],
  starts: readonly number[],
): MarkdownSlip[] {
  const tables = tokens
    .filter(({ type }) => type === 'paragraph_open')
    .flatMap((token) => {
      const [from, to] = linesOf(token, starts, text) ?? [0, 0];
      const paragraph = text.slice(from, to);
      return tabbedRows(paragraph).map(({ start, end, cells }) => ({
        lines: asTable(cells),
        span: [from + start, from + end] as const,
        // Words right above or below would be a part of the table.
        before: paragraph.slice(0, start).trim() === '' ? '' : '\n',
        after: paragraph.slice(end).trim() === '' ? '' : '\n',
      }));
    });
  const corrections = tables.map(({ lines, span, before, after }): Correction => ({
    span,
    text: `${before}${lines.join('\n')}${after}`,
  }));
  const [header = '', dashes = ''] = tables[0]?.lines ?? [];
  return asOne(corrections, (count) => explanation('texts.tabbedTable', { header, dashes, count }));
}
