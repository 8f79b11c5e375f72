import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { saveFile } from '#portal/island/save-file.ts';
import { csvOf } from '#core/shared/csv.ts';
import type { ListTable } from './list-table.ts';

/**
 * Saves a list as a CSV file.
 * @param title what the name of the file is made of: only letters, digits and hyphens, which any system can store
 */
export function saveList({ names, rows }: ListTable, title: string): void {
  const name = foldDiacritics(title).replaceAll(/[^a-z\d]+/g, '-');
  saveFile(new Blob([csvOf([names, ...rows])], { type: 'text/csv' }), `${name}.csv`);
}
