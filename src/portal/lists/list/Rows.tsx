import type { ReactNode } from 'react';
import { storeTitleHandoff } from '../detail/title-handoff.ts';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  className?: string;
  /** Nothing of them may be kept in the browser, not even a title. */
  isPrivate?: boolean;
  children: (row: T) => ReactNode;
}

/** The rows of a list: each can be come back to, and hands its title over to its page. */
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
