import { useEffect, useState } from 'react';
import { type DomainListName, rowId, type RowOf, rowText } from '#api/entities/domain-lists.ts';
import { domainList } from '#stores/domain-lists.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';

/** The rows of a domain list: under way, there, or not to be had now. */
export type RowsState<N extends DomainListName> =
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly RowOf<N>[] }
  | { state: 'failed'; retry: () => void };

/**
 * The rows of a domain list; it can be asked for again where it could not be had.
 * @param wanted whether it is wanted already
 */
export function useRows<N extends DomainListName>(name: N, wanted = true): RowsState<N> {
  const [rows, setRows] = useState<RowsState<N>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    const retry = (): void => {
      setRows({ state: 'loading' });
      setTries((count) => count + 1);
    };
    void domainList(name)
      .catch(() => undefined)
      .then((result) => {
        if (!isLeft) setRows(result?.ok ? { state: 'ready', rows: result.rows } : { state: 'failed', retry });
      });
    return () => {
      isLeft = true;
    };
  }, [name, wanted, tries]);
  return rows;
}

/**
 * The entries of a domain list for a field.
 * @param only which of its rows are offered
 */
export function useDomain<N extends DomainListName>(
  name: N,
  wanted = true,
  only: (row: RowOf<N>) => boolean = () => true,
): SelectOptions {
  const found = useRows(name, wanted);
  if (found.state !== 'ready') return found;
  const options = found.rows.filter(only).map((row) => ({ value: String(rowId(row)), label: rowText(row) }));
  return { state: 'ready', options };
}
