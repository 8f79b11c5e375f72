import { expect, test } from 'vitest';
import { parseMarkdown } from '../content/markdown.ts';
import { findMarkdownSlips } from './markdown-slips.ts';

/** The text with all corrections, and their number. */
function corrected(text: string): { text: string; count: number } {
  const corrections = findMarkdownSlips(text, parseMarkdown(text).tokens)
    .flatMap((slip) => slip.corrections ?? [])
    .sort((a, b) => b.span[0] - a.span[0]);
  const result = corrections.reduce(
    (rest, { span: [start, end], text: written }) => rest.slice(0, start) + written + rest.slice(end),
    text,
  );
  return { text: result, count: corrections.length };
}

test.each([
  ['Día\tMañana\nLunes\t8-14\n', '| Día | Mañana |\n| - | - |\n| Lunes | 8-14 |\n'],
  [
    'Horario:\nDía\tHora\r\nLunes\t`8|9`\r\nFin\n',
    'Horario:\n\n| Día | Hora |\n| - | - |\n| Lunes | `8\\|9` |\n\r\nFin\n',
  ],
  ['\tA\tB\nx\t1\t\n', '|  | A | B |\n| - | - | - |\n| x | 1 |  |\n'],
])('makes a table of rows with tabs: %j', (text, table) => {
  expect(corrected(text)).toEqual({ text: table, count: 1 });
  expect(parseMarkdown(table).tokens.map(({ type }) => type)).toContain('table_open');
  expect(corrected(table).count).toBe(0);
});

test.each(['a)\tuno\nb)\tdos\n', 'uno\tdos\ntres\n', '```\na\tb\nc\td\n```\n', '- a\tb\n- c\td\n'])(
  'takes no other lines with tabs for a table: %j',
  (text) => {
    expect(corrected(text)).toEqual({ text, count: 0 });
  },
);
