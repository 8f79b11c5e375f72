import { useEffect, useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import { domainList } from '#portal/data/cache/domain-lists.ts';

/** State of the rows of a domain list; `omitted` rows could not be read. */
export type RowsState<N extends DomainListName> =
  | { state: 'loading' }
  | { state: 'ready'; rows: readonly RowOf<N>[]; omitted?: number }
  | { state: 'failed'; failure: CallFailure; retry: () => void };

/** The rows of a list that the page was painted with, which the first render repeats. */
function paintedList<N extends DomainListName>(name: N): RowsState<N> | undefined {
  const rows = typeof window === 'undefined' ? undefined : window.painted?.lists[name];
  return rows && { state: 'ready', rows };
}

/**
 * Loads the rows of a domain list.
 * @param isNeeded whether to load them already
 */
export function useRows<N extends DomainListName>(name: N, isNeeded = true): RowsState<N> {
  const [rows, setRows] = useState<RowsState<N>>(() => paintedList(name) ?? { state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    const retry = (): void => {
      setRows({ state: 'loading' });
      setTries((count) => count + 1);
    };
    void domainList(name).then((result) => {
      if (isCancelled) return;
      if (!result.ok) setRows({ state: 'failed', failure: result, retry });
      else {
        const { omitted } = result;
        setRows({ state: 'ready', rows: result.rows, ...(omitted && { omitted }) });
      }
    });
    return () => {
      isCancelled = true;
    };
  }, [name, isNeeded, tries]);
  return rows;
}
