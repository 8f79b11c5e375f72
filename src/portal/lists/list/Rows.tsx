import type { ReactNode } from 'react';
import { storeTitleHandoff } from '../detail/title-handoff.ts';
import { RowList } from './RowList.tsx';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  className?: string;
  /** The rows are confidential: not even a title may be stored in the browser. */
  isPrivate?: boolean;
  children: (row: T) => ReactNode;
}

/** Rows of a list, with a title handoff to their pages. */
export function Rows<T>({ isPrivate = false, ...list }: RowsProps<T>) {
  return <RowList {...list} onClick={isPrivate ? undefined : storeTitleHandoff} />;
}
