import { useMemo, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { type RowsState, useRows } from '#portal/island/domain/use-rows.ts';
import { type KnownStates, statesOf } from './states-of.ts';

/** The list of states of a candidacy, or the failure to load it. */
export interface CandidacyStates extends KnownStates {
  /** Why the list failed to load, with a retry; `isBusy` during the retry. */
  failed?: { failure: CallFailure; retry: () => void; isBusy: boolean };
}

type FailedRows = RowsState<'estadosCandidaturasAlumno'> & { state: 'failed' };

/** Loads the states of a candidacy; `undefined` until the first result. A failure stays during a retry. */
export function useStates(): CandidacyStates | undefined {
  const { format } = usePage();
  const list = useRows('estadosCandidaturasAlumno');
  const [lastFailed, setLastFailed] = useState<FailedRows>();
  if (list.state === 'failed' && list !== lastFailed) setLastFailed(list);
  if (list.state === 'ready' && lastFailed) setLastFailed(undefined);
  return useMemo(() => {
    const isBusy = list.state === 'loading';
    if (isBusy && !lastFailed) return undefined;
    const rows = list.state === 'ready' ? list.rows : [];
    return {
      ...statesOf(rows, format),
      ...(list.state !== 'ready' &&
        lastFailed && { failed: { failure: lastFailed.failure, retry: lastFailed.retry, isBusy } }),
    };
  }, [list, lastFailed, format]);
}
