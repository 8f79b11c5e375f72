import type { ReactNode } from 'react';
import type { Reason } from '#core/contract/entities/domain.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { Waiting } from '#portal/messages/page-state/Waiting.tsx';

interface WithReasonsProps {
  children: (rows: readonly Reason[]) => ReactNode;
}

/** Loads the reasons for moving a candidacy and renders a form with them. */
export function WithReasons({ children }: WithReasonsProps) {
  const { t } = usePage().format;
  const list = useRows('tipoMotivoCambioEstadoCandidatura');
  if (list.state === 'loading') return <Waiting />;
  if (list.state === 'failed')
    return <FailedRead text={t('frame.listNotLoaded')} failure={list.failure} retry={list.retry} isPart />;
  return (
    <>
      <Omitted count={list.omitted ?? 0} />
      {children(list.rows)}
    </>
  );
}
