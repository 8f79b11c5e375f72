import type { ListSource } from './list-source.ts';

type Order<Row, Prepared extends { row: Row }> = Pick<
  ListSource<Row, Prepared, object, string>,
  'prepare' | 'compare'
>;

/** Rows in the default order of their list, prepared for searching. */
export const sortRows = <Row, Prepared extends { row: Row }>(
  rows: readonly Row[],
  { prepare, compare }: Order<Row, Prepared>,
): Prepared[] => rows.map(prepare).sort(compare);

/** Moves the rows that come last in any order behind the others. */
export const moveLast = <Row, Prepared extends { row: Row }>(
  rows: readonly Prepared[],
  isLast: ((row: Row) => boolean) | undefined,
): readonly Prepared[] =>
  isLast ? [...rows.filter(({ row }) => !isLast(row)), ...rows.filter(({ row }) => isLast(row))] : rows;
