import { type DomainListName, rowId, rowText } from '#api/entities/domain-lists.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';

/**
 * The words for ids of a domain list, which is loaded only where there are any: `…` until it is there, and words that
 * say so where it cannot be had.
 */
export function useLabels(
  name: DomainListName,
  ...ids: readonly (number | undefined)[]
): (id: number | undefined) => string | undefined {
  const { t } = usePage().format;
  const rows = useDomainList(
    name,
    ids.some((id) => id !== undefined),
  );
  return (id) => {
    if (id === undefined) return undefined;
    if (!rows) return '…';
    const row = rows.find((it) => rowId(it) === id);
    return row ? rowText(row) : t('frame.notAvailable');
  };
}
