import { useMemo } from 'react';
import { type DomainListName, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import { usePage } from '../page-context.ts';
import { useRows } from './use-rows.ts';

/** The words of a domain list for its ids; none where the server does not give it. */
export interface DomainLabels {
  of: (id: number | undefined) => string | undefined;
  /** The words of some ids, in the order of the list. */
  inOrder: (ids: readonly (number | undefined)[]) => readonly string[];
  all: readonly string[];
}

/**
 * The words of a domain list in the language of the page: `undefined` until they are known.
 * @param wanted whether they are wanted at all
 */
export function useWords(name: DomainListName, wanted = true): DomainLabels | undefined {
  const found = useRows(name, wanted);
  return useMemo(() => {
    if (found.state === 'loading') return undefined;
    const words = new Map(
      found.state === 'ready' ? found.rows.map((row) => [rowId(row), rowText(row)] as const) : [],
    );
    return {
      of: (id) => (id === undefined ? undefined : words.get(id)),
      inOrder: (ids) => [...words].flatMap(([id, word]) => (ids.includes(id) ? [word] : [])),
      all: [...words.values()],
    };
  }, [found]);
}

/**
 * The words for ids of a domain list as a text says them; the list is loaded only where there are any. `…` until it is
 * there, and words that say so where it cannot be had.
 */
export function useLabels(
  name: DomainListName,
  ...ids: readonly (number | undefined)[]
): (id: number | undefined) => string | undefined {
  const { t } = usePage().format;
  const words = useWords(
    name,
    ids.some((id) => id !== undefined),
  );
  return (id) => {
    if (id === undefined) return undefined;
    return words ? (words.of(id) ?? t('frame.notAvailable')) : '…';
  };
}

/** The words for some ids as one text, in the order of the list; empty where there are none or the list cannot be had. */
export function useListed(name: DomainListName, ids: readonly (number | undefined)[]): string {
  const isWanted = ids.some((id) => id !== undefined);
  const words = useWords(name, isWanted);
  if (!isWanted) return '';
  return words ? words.inOrder(ids).join(', ') : '…';
}
