import { useState } from 'react';
import type { QueryState } from '#portal/data/cache/query-cache.ts';

/** The answer of a block, which is early as long as only what the page was painted with is known. */
export type EarlyAnswer<T> = QueryState<readonly T[]> & { isEarly?: true };

/**
 * The answer of a block whose rows were painted before the code was there (`paintBlocks`): until the query cache has an
 * answer, the one that was painted.
 * @param block name that it is painted under
 */
export function usePaintedAnswer<T>(block: string, answer: QueryState<readonly T[]>): EarlyAnswer<T> {
  const [painted] = useState(() =>
    typeof window === 'undefined' ? undefined : (window.painted?.blocks[block] as readonly T[] | undefined),
  );
  return painted && answer.state === 'loading' ? { state: 'ready', datos: painted, isEarly: true } : answer;
}
