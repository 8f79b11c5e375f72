import type { ReactNode } from 'react';
import './list-file.scss';

/** Place of the buttons that save and print a list, of the same size before they are there. */
export function ListFilePlace({ children }: { children?: ReactNode }) {
  return <span className="list-file">{children}</span>;
}
