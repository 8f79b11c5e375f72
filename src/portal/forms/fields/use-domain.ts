import { useMemo } from 'react';
import { spain } from '#core/contract/constants.ts';
import { type DomainListName, rowId, type RowOf, rowText } from '#core/contract/entities/domain-lists.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import type { SelectOptions } from '../form/select-options.ts';
import { useFailedOptions } from '../parts/use-failed-options.ts';

/** Moves Spain to the top of the countries, because most people live there. */
const likeliestFirst = <R extends RowOf<DomainListName>>(
  name: DomainListName,
  rows: readonly R[],
): readonly R[] =>
  name === 'paises' ? rows.toSorted((a, b) => Number(rowId(b) === spain) - Number(rowId(a) === spain)) : rows;

/**
 * Options of a field from a domain list.
 * @param only filters the rows
 */
export function useDomain<N extends DomainListName>(
  name: N,
  wanted = true,
  only?: (row: RowOf<N>) => boolean,
): SelectOptions {
  const list = useRows(name, wanted);
  const failed = useFailedOptions(list.state === 'failed' ? list : undefined);
  // Stable while the rows are: a form with many lists is rendered on every keystroke.
  const ready = useMemo((): SelectOptions | undefined => {
    if (list.state !== 'ready') return undefined;
    const rows = only ? list.rows.filter(only) : list.rows;
    const options = likeliestFirst(name, rows).map((row) => ({
      value: String(rowId(row)),
      label: rowText(row),
    }));
    return { state: 'ready', options, ...(list.omitted && { omitted: list.omitted }) };
  }, [name, list, only]);
  return ready ?? (list.state === 'failed' ? failed : { state: 'loading' });
}
