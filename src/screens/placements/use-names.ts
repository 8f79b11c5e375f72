import { type DomainListName, rowId, rowText } from '#api/entities/domain-lists.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';

/**
 * The names of rows of a domain list, in the order of the list, which is loaded only where there are any: `…` until it
 * is there, and nothing where it cannot be had.
 */
export function useNames(name: DomainListName, ids: readonly (number | undefined)[]): string {
  const known = ids.filter((id) => id !== undefined);
  const rows = useDomainList(name, known.length > 0);
  if (known.length === 0) return '';
  if (!rows) return '…';
  return rows
    .filter((row) => known.includes(rowId(row)))
    .map(rowText)
    .join(', ');
}
