import megaphone from 'icon:megaphone';
import { dameComunicaciones } from '#core/contract/calls/notifications.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { communicationKey, communicationsInput as input, latestCommunications } from './home-blocks.ts';
import { CommunicationRow } from './HomeRows.tsx';

export function Communications({ student }: { student: PortalSession | undefined }) {
  const { format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="communications"
      title={t('home.communications')}
      icon={megaphone}
      answer={usePaintedAnswer(
        'communications',
        useQueryAnswer(dameComunicaciones, input, student !== undefined),
      )}
      pick={latestCommunications}
      rowKey={communicationKey}
      retry={() => queryCache.refresh(dameComunicaciones, input)}
      failed={t('home.communicationsFailed')}
      empty={t('home.noCommunications')}
    >
      {(communication) => <CommunicationRow communication={communication} />}
    </HomeBlock>
  );
}
