import { useMemo, useState } from 'react';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { type RowsState, useRows } from '#portal/island/domain/use-rows.ts';

/** The states of a candidacy, as far as their list can be had. */
export interface States {
  rows: readonly DomainRow[];
  /** What a state is called; its number where the list says nothing of it. */
  nameOf: (estado: number) => string;
  /** Why the list did not come, and another try, perhaps under way. */
  failed?: { failure: CallFailure; retry: () => void; isBusy: boolean };
}

type Failed = RowsState<'estadosCandidaturasAlumno'> & { state: 'failed' };

/** The states of a candidacy, without a list while it is asked for again; nothing until it is known whether their list can be had. */
export function useStates(): States | undefined {
  const { t } = usePage().format;
  const list = useRows('estadosCandidaturasAlumno');
  const [last, setLast] = useState<Failed>();
  if (list.state === 'failed' && list !== last) setLast(list);
  if (list.state === 'ready' && last) setLast(undefined);
  return useMemo(() => {
    const isBusy = list.state === 'loading';
    if (isBusy && !last) return undefined;
    const rows = list.state === 'ready' ? list.rows : [];
    return {
      rows,
      ...(list.state !== 'ready' && last && { failed: { failure: last.failure, retry: last.retry, isBusy } }),
      nameOf: (estado) =>
        rows.find(({ id }) => id === estado)?.descripcion ?? t('candidates.stateNumber', { estado }),
    };
  }, [list, last, t]);
}
