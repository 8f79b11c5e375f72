import { useEffect, useState } from 'react';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { CallResult } from '#portal/data/server/client/result.ts';

/** Maximum number of calls, so that a page does not crawl the server. */
const maxCalls = 12;

/**
 * Queries records one by one, for data that no list provides, and combines the answers. Records that are gone are
 * left out.
 * @param keys keys of the records; `undefined` until known
 * @param read reads the record of a key
 */
export function useQueries<C extends Call>(
  keys: readonly string[] | undefined,
  read: (key: string) => Promise<CallResult<C>>,
): { answer: QueryState<DatosOf<C>[]>; retry: () => void } {
  const [answer, setAnswer] = useState<QueryState<DatosOf<C>[]>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const serializedKeys = keys && JSON.stringify(keys.slice(0, maxCalls));

  useEffect(() => {
    if (serializedKeys === undefined) return undefined;
    let isCurrent = true;
    async function readAll(): Promise<void> {
      const results = await Promise.all((JSON.parse(serializedKeys ?? '[]') as string[]).map(read));
      if (!isCurrent) return;
      const datos = results.flatMap((result) => (result.ok ? [result.datos as DatosOf<C>] : []));
      const failure = results.find((result) => !result.ok && result.kind !== 'error');
      setAnswer(failure && !failure.ok ? { state: 'failed', failure } : { state: 'ready', datos });
    }
    void readAll();
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` is the same for the same keys
  }, [serializedKeys, tries]);

  return { answer, retry: () => setTries((before) => before + 1) };
}
