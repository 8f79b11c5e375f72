import { useEffect, useState } from 'react';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { CallResult } from '#portal/data/server/client/result.ts';

/** So many are asked at most: a page is no crawler. */
const mostAsked = 12;

/**
 * What a call says of each of some things, where no list says it of all. One that is gone is left out.
 * @param keys what tells them apart; nothing while they are not known
 * @param ask asks about the one of a key
 */
export function useEach<C extends Call>(
  keys: readonly string[] | undefined,
  ask: (key: string) => Promise<CallResult<C>>,
): { answer: QueryState<DatosOf<C>[]>; again: () => void } {
  const [answer, setAnswer] = useState<QueryState<DatosOf<C>[]>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const wanted = keys && JSON.stringify(keys.slice(0, mostAsked));

  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isCurrent = true;
    async function askAll(): Promise<void> {
      const results = await Promise.all((JSON.parse(wanted ?? '[]') as string[]).map(ask));
      if (!isCurrent) return;
      const datos = results.flatMap((result) => (result.ok ? [result.datos as DatosOf<C>] : []));
      const failure = results.find((result) => !result.ok && result.kind !== 'error');
      setAnswer(failure && !failure.ok ? { state: 'failed', failure } : { state: 'ready', datos });
    }
    void askAll();
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what asks is the same for the same keys
  }, [wanted, tries]);

  return { answer, again: () => setTries((before) => before + 1) };
}
