import { useMemo } from 'react';
import { spain } from '#core/contract/constants.ts';
import { type DomainListName, rowId, type RowOf, rowText } from '#core/contract/entities/domain-lists.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import type { SelectOptions } from '../form/select-options.ts';
import { useFailedOptions } from '../parts/use-failed-options.ts';

/** Most people live in Spain: nobody shall look for it among all countries. */
const likeliestFirst = <R extends RowOf<DomainListName>>(
  name: DomainListName,
  rows: readonly R[],
): readonly R[] =>
  name === 'paises' ? rows.toSorted((a, b) => Number(rowId(b) === spain) - Number(rowId(a) === spain)) : rows;

/**
 * The entries of a domain list for a field.
 * @param only which of its rows are offered
 */
export function useDomain<N extends DomainListName>(
  name: N,
  wanted = true,
  only?: (row: RowOf<N>) => boolean,
): SelectOptions {
  const found = useRows(name, wanted);
  const failed = useFailedOptions(found.state === 'failed' ? found : undefined);
  // The same for as long as the rows are: a form with many lists is rendered with every key.
  const ready = useMemo((): SelectOptions | undefined => {
    if (found.state !== 'ready') return undefined;
    const rows = only ? found.rows.filter(only) : found.rows;
    const options = likeliestFirst(name, rows).map((row) => ({
      value: String(rowId(row)),
      label: rowText(row),
    }));
    return { state: 'ready', options, ...(found.omitted && { omitted: found.omitted }) };
  }, [name, found, only]);
  return ready ?? (found.state === 'failed' ? failed : { state: 'loading' });
}
