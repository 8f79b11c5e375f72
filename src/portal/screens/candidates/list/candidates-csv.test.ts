import { expect, it } from 'vitest';
import { csvOf } from './candidates-csv.ts';

it('a table opens in a spreadsheet with its letters, separators and lines', () => {
  expect(
    csvOf([
      ['Nombre', 'Cumple'],
      ['Zoë "la Ñ"; Prat', 5],
      ['a\nb', undefined],
    ]),
  ).toBe('\uFEFF"Nombre";"Cumple"\r\n"Zoë ""la Ñ""; Prat";5\r\n"a\nb";\r\n');
});

const formulas = ['=1+1', '+34 600', '-2', '@SUM(A1)', '＝1+1', '＋34', '－2', '＠SUM(A1)'];
const passedOver = [
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

it.each(formulas.flatMap((it) => passedOver.map((before) => before + it)))(
  'a cell is no formula: %j',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each(["a,=cmd|' /C calc'!A0", 'a\t=1+1', 'a;=1+1', 'a\n=1+1', 'a"\r\n=1+1'])(
  'a text stays one cell, whatever a program parts cells by: %j',
  (text) => {
    expect(csvOf([['n', text, 'z']])).toBe(`\uFEFF"n";"${text.replaceAll('"', '""')}";"z"\r\n`);
  },
);

it('a number stays a number, whatever it begins with', () => {
  expect(csvOf([[-2]])).toBe('\uFEFF-2\r\n');
});
