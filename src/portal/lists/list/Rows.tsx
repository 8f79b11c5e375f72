import type { ReactNode } from 'react';
import { storeTitleHandoff } from '../detail/title-handoff.ts';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  className?: string;
  /** The rows are confidential: not even a title may be stored in the browser. */
  isPrivate?: boolean;
  children: (row: T) => ReactNode;
}

/** Rows of a list, with `data-row` for the list position and a title handoff to their pages. */
export function Rows<T>({ rows, rowKey, className, isPrivate = false, children }: RowsProps<T>) {
  return (
    <ul className={className} role="list" onClick={isPrivate ? undefined : storeTitleHandoff}>
      {rows.map((row) => (
        <li key={rowKey(row)} data-row={rowKey(row)}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
