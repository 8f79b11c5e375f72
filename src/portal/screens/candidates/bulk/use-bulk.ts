import { useCallback, useRef, useState } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { oneByOne, type BulkState } from './bulk-actions.ts';

/** An action for several: not begun, under way, or over. */
export interface Many {
  state: 'open' | 'working' | 'over';
  progress: BulkState<Candidate>;
  start: (
    people: readonly Candidate[],
    act: (one: Candidate) => Promise<boolean>,
  ) => Promise<BulkState<Candidate>>;
  /** Always the same function. */
  stop: () => void;
}

export function useMany(): Many {
  const [state, setState] = useState<Many['state']>('open');
  const [progress, tell] = useState<BulkState<Candidate>>({ done: 0, failed: [] });
  const isStopped = useRef(false);
  const stop = useCallback((): void => {
    isStopped.current = true;
  }, []);
  return {
    state,
    progress,
    start: async (people, act) => {
      isStopped.current = false;
      setState('working');
      // Without a session every further call would be refused.
      const result = await oneByOne(people, act, tell, () => isStopped.current || !$session.get());
      tell(result);
      setState('over');
      return result;
    },
    stop,
  };
}
