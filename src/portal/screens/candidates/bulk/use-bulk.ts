import { useCallback, useRef, useState } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { runBulk, type BulkProgressState } from './bulk-actions.ts';

/** A bulk action: not started (`open`), running (`working`) or finished (`over`). */
export interface BulkRun {
  state: 'open' | 'working' | 'over';
  progress: BulkProgressState<Candidate>;
  start: (
    people: readonly Candidate[],
    act: (candidate: Candidate) => Promise<boolean>,
  ) => Promise<BulkProgressState<Candidate>>;
  /** Stable between renders. */
  stop: () => void;
}

export function useBulk(): BulkRun {
  const [state, setState] = useState<BulkRun['state']>('open');
  const [progress, setProgress] = useState<BulkProgressState<Candidate>>({ done: 0, failed: [] });
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
      // Without a session the server would refuse every further call.
      const result = await runBulk(people, act, setProgress, () => isStopped.current || !$session.get());
      setProgress(result);
      setState('over');
      return result;
    },
    stop,
  };
}
