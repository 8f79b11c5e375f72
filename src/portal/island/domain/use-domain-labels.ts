import { useMemo } from 'react';
import { type DomainListName, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import { usePage } from '../page-context.ts';
import { type RowsState, useRows } from './use-rows.ts';

/** The labels of a domain list by id; empty where the list could not be loaded. */
export interface DomainLabels {
  of: (id: number | undefined) => string | undefined;
  /** The labels of ids, in the order of the list. */
  inOrder: (ids: readonly (number | undefined)[]) => readonly string[];
  all: readonly string[];
}

/**
 * The labels of a domain list in the language of the page; `undefined` until they are loaded.
 * @param isNeeded whether to load them at all
 */
export function useDomainLabels(name: DomainListName, isNeeded = true): DomainLabels | undefined {
  return useLabelsOfList(useRows(name, isNeeded));
}

/** The labels of a list that is loaded by `useRows`, where its failure is shown. */
export function useLabelsOfList<N extends DomainListName>(list: RowsState<N>): DomainLabels | undefined {
  return useMemo(() => {
    if (list.state === 'loading') return undefined;
    const labels = new Map(
      list.state === 'ready' ? list.rows.map((row) => [rowId(row), rowText(row)] as const) : [],
    );
    return {
      of: (id) => (id === undefined ? undefined : labels.get(id)),
      inOrder: (ids) => [...labels].flatMap(([id, label]) => (ids.includes(id) ? [label] : [])),
      all: [...labels.values()],
    };
  }, [list]);
}

/**
 * Maps ids of a domain list to labels for a text; the list is loaded only where there are ids. `…` while it loads, and
 * "not available" for an id without a label.
 */
export function useLabels(
  name: DomainListName,
  ...ids: readonly (number | undefined)[]
): (id: number | undefined) => string | undefined {
  const { t } = usePage().format;
  const labels = useDomainLabels(
    name,
    ids.some((id) => id !== undefined),
  );
  return (id) => {
    if (id === undefined) return undefined;
    return labels ? (labels.of(id) ?? t('frame.notAvailable')) : '…';
  };
}

/**
 * The labels of ids as one text, in the order of the list; empty without ids, or where the list could not be loaded.
 */
export function useLabelList(name: DomainListName, ids: readonly (number | undefined)[]): string {
  const hasIds = ids.some((id) => id !== undefined);
  const labels = useDomainLabels(name, hasIds);
  if (!hasIds) return '';
  return labels ? labels.inOrder(ids).join(', ') : '…';
}
