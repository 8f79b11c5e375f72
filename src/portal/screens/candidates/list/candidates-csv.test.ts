import { expect, it } from 'vitest';
import { csvOf } from './candidates-csv.ts';

it('a table opens in a spreadsheet with its letters, separators and lines', () => {
  expect(
    csvOf([
      ['Nombre', 'Cumple'],
      ['Zoë "la Ñ"; Prat', 5],
      ['a\nb', undefined],
    ]),
  ).toBe('\uFEFFNombre;Cumple\r\n"Zoë ""la Ñ""; Prat";5\r\n"a\nb";\r\n');
});

it.each(['=1+1', '+34 600', '-2', '@SUM(A1)', '\t=1', '\r=1'])('a cell is no formula: %j', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/);
});

it('a number stays a number, whatever it begins with', () => {
  expect(csvOf([[-2]])).toBe('\uFEFF-2\r\n');
});
