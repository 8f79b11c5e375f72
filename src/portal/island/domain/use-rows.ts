import { useEffect, useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import { domainList } from '#portal/data/cache/domain-lists.ts';

/** The rows of a domain list: under way, there (but for those that could not be read), or not to be had now. */
export type RowsState<N extends DomainListName> =
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly RowOf<N>[]; omitted?: number }
  | { state: 'failed'; failure: CallFailure; retry: () => void };

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
    void domainList(name).then((result) => {
      if (isLeft) return;
      if (!result.ok) setRows({ state: 'failed', failure: result, retry });
      else {
        const { omitted } = result;
        setRows({ state: 'ready', rows: result.rows, ...(omitted && { omitted }) });
      }
    });
    return () => {
      isLeft = true;
    };
  }, [name, wanted, tries]);
  return rows;
}
