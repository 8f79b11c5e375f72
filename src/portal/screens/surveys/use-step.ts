import { useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** Runs a button's action one at a time, with busy state and the last failure. */
export function useStep(action: () => Promise<CallFailure | undefined>): {
  run: () => void;
  isBusy: boolean;
  failure: CallFailure | undefined;
} {
  const [failure, setFailure] = useState<CallFailure>();
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await action();
    setFailure(result?.kind === 'aborted' ? undefined : result);
    setBusy(false);
  };
  return { run: () => void run(), isBusy, failure };
}
