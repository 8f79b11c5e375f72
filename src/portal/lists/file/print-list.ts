import type { Formatter } from '#core/i18n/formatter.ts';
import type { CellValue } from '#core/shared/csv.ts';
import type { ListTable } from './list-table.ts';

/** Makes an element with text or elements in it. */
function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** What makes a printed list a proof for others. */
export interface ProofHead {
  institution: string;
  /** Whose list it is. */
  owner: string;
  /** Where it can be looked up. */
  source: string;
}

/**
 * Prints a list as a table in place of the page.
 * @param title heading of the table, and name of the file if it is saved as a PDF
 */
export function printList(
  { names, rows }: ListTable,
  title: string,
  { date, number }: Formatter,
  proof?: ProofHead,
): void {
  const text = (value: CellValue): string => {
    if (typeof value === 'number') return number(value);
    if (typeof value === 'object') return date(value.day, { dateStyle: 'medium' });
    return value ?? '';
  };
  const head = element('tr', ...names.map((name) => element('th', name)));
  const body = rows.map((row) => element('tr', ...row.map((value) => element('td', text(value)))));
  const sheet = element(
    'div',
    ...(proof ? [element('p', element('strong', proof.institution))] : []),
    element('h1', title),
    ...(proof ? [element('p', proof.owner)] : []),
    element('p', date(new Date())),
    element('table', element('thead', head), element('tbody', ...body)),
    ...(proof ? [element('p', proof.source)] : []),
  );
  sheet.className = 'printed-list';
  const pageTitle = document.title;
  document.title = title;
  document.body.append(sheet);
  addEventListener(
    'afterprint',
    () => {
      document.title = pageTitle;
      sheet.remove();
    },
    { once: true },
  );
  print();
}
