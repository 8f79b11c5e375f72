import { useMemo, useState } from 'react';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { type RowsState, useRows } from '#portal/island/domain/use-rows.ts';

/** The list of states of a candidacy, or the failure to load it. */
export interface CandidacyStates {
  rows: readonly DomainRow[];
  /** Name of a state; its number if the list does not have it. */
  nameOf: (estado: number) => string;
  /** Why the list failed to load, with a retry; `isBusy` during the retry. */
  failed?: { failure: CallFailure; retry: () => void; isBusy: boolean };
}

type FailedRows = RowsState<'estadosCandidaturasAlumno'> & { state: 'failed' };

/** Loads the states of a candidacy; `undefined` until the first result. A failure stays during a retry. */
export function useStates(): CandidacyStates | undefined {
  const { t } = usePage().format;
  const list = useRows('estadosCandidaturasAlumno');
  const [lastFailed, setLastFailed] = useState<FailedRows>();
  if (list.state === 'failed' && list !== lastFailed) setLastFailed(list);
  if (list.state === 'ready' && lastFailed) setLastFailed(undefined);
  return useMemo(() => {
    const isBusy = list.state === 'loading';
    if (isBusy && !lastFailed) return undefined;
    const rows = list.state === 'ready' ? list.rows : [];
    return {
      rows,
      ...(list.state !== 'ready' &&
        lastFailed && { failed: { failure: lastFailed.failure, retry: lastFailed.retry, isBusy } }),
      nameOf: (estado) =>
        rows.find(({ id }) => id === estado)?.descripcion ?? t('candidates.stateNumber', { estado }),
    };
  }, [list, lastFailed, t]);
}
