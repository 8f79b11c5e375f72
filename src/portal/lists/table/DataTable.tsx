import type { ReactNode, Ref } from 'react';
import './table.scss';

/** Column of a table; in a card its value stands below its name. */
export interface Column<T> {
  key: string;
  /** Header; in a card, the label of the cell unless `isUnlabelled`. */
  name: string;
  /** The cell needs no label in a card. */
  isUnlabelled?: boolean;
  /** Takes a full row in a card. */
  isWide?: boolean;
  /** Whether the cell is empty; a card hides it. */
  isEmpty?: (row: T) => boolean;
  cell: (row: T) => ReactNode;
}

interface DataTableProps<T> {
  /** Id of the heading for `aria-labelledby`. */
  labelledBy: string;
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** Column with the row headers. */
  heading: Column<T>;
  columns: readonly Column<T>[];
  /** Ref to a row header, for moving the focus there. */
  headingOf?: (row: T) => Ref<HTMLTableCellElement> | undefined;
  className?: string;
  /** Cells are short, so that columns fit into less room. */
  isCompact?: boolean;
}

/** Table that shows each row as a card where there is no room for columns. */
export function DataTable<T>({ labelledBy, rows, rowKey, heading, columns, ...rest }: DataTableProps<T>) {
  const { headingOf, className = '', isCompact } = rest;
  return (
    // Explicit roles, because `display` values of the cards would remove the table semantics.
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
  const { name, isUnlabelled, isWide, isEmpty, cell } = column;
  return (
    <td role="cell" data-wide={isWide || undefined} data-empty={isEmpty?.(row) || undefined}>
      {!isUnlabelled && (
        <span className="table-label" aria-hidden="true">
          {name}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
