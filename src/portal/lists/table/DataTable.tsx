import type { ReactNode, Ref } from 'react';
import './table.scss';

/** A column: in a card its value stands below its name. */
export interface Column<T> {
  key: string;
  /** Its name; in a card it stands in the cell, unless the cell speaks for itself. */
  name: string;
  speaksForItself?: boolean;
  /** In a card it takes a line of its own. */
  isWide?: boolean;
  /** Nothing stands in it; a table says so, a card leaves it out. */
  isEmpty?: (row: T) => boolean;
  cell: (row: T) => ReactNode;
}

interface DataTableProps<T> {
  /** Id of the heading that names it. */
  labelledBy: string;
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** What a row is about: its heading. */
  heading: Column<T>;
  columns: readonly Column<T>[];
  /** The heading of a row, where it is to have the focus. */
  headingOf?: (row: T) => Ref<HTMLTableCellElement> | undefined;
  className?: string;
  /** Its cells hold few words: it has columns also where there is less room. */
  isCompact?: boolean;
}

/** Rows in columns where there is room, and each as a card where there is none. */
export function DataTable<T>({ labelledBy, rows, rowKey, heading, columns, ...rest }: DataTableProps<T>) {
  const { headingOf, className = '', isCompact } = rest;
  return (
    // The rows that are drawn as cards must not be any less of a table for it.
    <div className="table-frame" data-compact={isCompact || undefined}>
      <table role="table" className={`data-table ${className}`} aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            {[heading, ...columns].map(({ key, name }) => (
              <th key={key} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-row={rowKey(row)}>
              <th role="rowheader" scope="row" ref={headingOf?.(row)} tabIndex={-1}>
                {heading.cell(row)}
              </th>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  const { name, speaksForItself, isWide, isEmpty, cell } = column;
  return (
    <td role="cell" data-wide={isWide || undefined} data-empty={isEmpty?.(row) || undefined}>
      {!speaksForItself && (
        <span className="table-label" aria-hidden="true">
          {name}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
