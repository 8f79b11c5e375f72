import { useMemo } from 'react';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';

/** The states of a candidacy, as far as their list can be had. */
export interface States {
  rows: readonly DomainRow[];
  /** What a state is called; its number where the list says nothing of it. */
  nameOf: (estado: number) => string;
}

/** The states of a candidacy; nothing until it is known whether their list can be had. */
export function useStates(): States | undefined {
  const { t } = usePage().format;
  const list = useRows('estadosCandidaturasAlumno');
  return useMemo(() => {
    if (list.state === 'loading') return undefined;
    const rows = list.state === 'ready' ? list.rows : [];
    return {
      rows,
      nameOf: (estado) =>
        rows.find(({ id }) => id === estado)?.descripcion ?? t('candidates.stateNumber', { estado }),
    };
  }, [list, t]);
}
