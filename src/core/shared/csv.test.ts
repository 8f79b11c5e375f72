import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a table is UTF-8 with a byte order mark, semicolons, quoted texts and CRLF', () => {
  expect(
    csvOf([
      ['Nombre', 'Cumple'],
      ['Zoë "la Ñ"; Prat', 5],
      ['a\nb', undefined],
    ]),
  ).toBe('\uFEFF"Nombre";"Cumple"\r\n"Zoë ""la Ñ""; Prat";5\r\n"a\nb";\r\n');
});

const formulas = ['=1+1', '+34 600', '-2', '@SUM(A1)', '＝1+1', '＋34', '－2', '＠SUM(A1)'];
const ignoredPrefixes = [
  '',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\u00AD',
  '\u202E',
  '\u2060',
  '\0',
  ' \u200B\t',
];

it.each(formulas.flatMap((sign) => ignoredPrefixes.map((prefix) => prefix + sign)))(
  'a text cell is never a formula: %j',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each(["a,=cmd|' /C calc'!A0", 'a\t=1+1', 'a;=1+1', 'a\n=1+1', 'a"\r\n=1+1'])(
  'a text stays one cell with any delimiter: %j',
  (text) => {
    expect(csvOf([['n', text, 'z']])).toBe(`\uFEFF"n";"${text.replaceAll('"', '""')}";"z"\r\n`);
  },
);

it('a negative number stays a number', () => {
  expect(csvOf([[-2]])).toBe('\uFEFF-2\r\n');
});

it('a number has a decimal comma and no quotes, and a day is written as spreadsheets read it', () => {
  expect(csvOf([[7.5, 1200, { day: '2026-03-01' }]])).toBe('\uFEFF7,5;1200;2026-03-01\r\n');
});
