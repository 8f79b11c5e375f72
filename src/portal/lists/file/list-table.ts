import type { CellValue } from '#core/shared/csv.ts';

/** Column of the file and the print of a list. */
export interface FileColumn<Row> {
  name: string;
  value: (row: Row) => CellValue;
}

/** A list as a table of cells. */
export interface ListTable {
  names: readonly string[];
  rows: readonly (readonly CellValue[])[];
}

/** Makes the table of a list, without columns in which no row has a value. */
export function listTable<Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): ListTable {
  const filled = columns.filter(({ value }) =>
    rows.some((row) => {
      const cell = value(row);
      return cell !== undefined && cell !== '';
    }),
  );
  return {
    names: filled.map(({ name }) => name),
    rows: rows.map((row) => filled.map(({ value }) => value(row))),
  };
}

/** A day in a cell, if there is one. */
export const dayCell = (day: string | undefined): CellValue => (day ? { day: day.slice(0, 10) } : undefined);
