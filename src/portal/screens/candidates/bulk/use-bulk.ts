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
  /** Whether it was stopped, and not everything tried. */
  isStopped: boolean;
  /** Stable between renders. */
  stop: () => void;
}

export function useBulk(): BulkRun {
  const [state, setState] = useState<BulkRun['state']>('open');
  const [progress, setProgress] = useState<BulkProgressState<Candidate>>({ done: 0, failed: [] });
  const stopped = useRef(false);
  const [isStopped, setStopped] = useState(false);
  const stop = useCallback((): void => {
    stopped.current = true;
    setStopped(true);
  }, []);
  return {
    state,
    progress,
    start: async (people, act) => {
      stopped.current = false;
      setStopped(false);
      setState('working');
      // Without a session the server would refuse every further call.
      const result = await runBulk(people, act, setProgress, () => stopped.current || !$session.get());
      setProgress(result);
      setState('over');
      return result;
    },
    isStopped,
    stop,
  };
}
