import type { ReactNode } from 'react';

interface RowListProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  className?: string | undefined;
  onClick?: ((event: { target: EventTarget }) => void) | undefined;
  children: (row: T) => ReactNode;
}

/** A list of rows, with `data-row` for the list position. */
export function RowList<T>({ rows, rowKey, children, ...list }: RowListProps<T>) {
  return (
    <ul {...list} role="list">
      {rows.map((row) => (
        <li key={rowKey(row)} data-row={rowKey(row)}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
