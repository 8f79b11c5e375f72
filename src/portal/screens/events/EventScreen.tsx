import * as codes from '#core/contract/codes.ts';
import calendarX from 'icon:calendar-x';
import { dameFichaEvento, dameFichaEventoPublico } from '#core/contract/calls/events.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { EventArticle } from './EventArticle.tsx';
import './events.scss';

interface EventScreenProps {
  isPublic?: boolean;
  /** Address pattern of the public page in the default language; absent where the brand has none. */
  shared?: string | undefined;
}

/** Page of the event in the address. The public page does not depend on the session. */
export function EventScreen({ isPublic = false, shared }: EventScreenProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const isCompany = session?.type === 'Empresa';
  const asksAsStudent = !isPublic && session !== undefined && !isCompany;
  return (
    <Detail
      call={asksAsStudent ? dameFichaEvento : dameFichaEventoPublico}
      input={(id) => ({ params: { id } })}
      wanted={isPublic || session !== undefined}
      gone={[codes.eventUnavailable]}
      loading={t('events.loadingEvent')}
      failed={t('events.eventFailed')}
      ifGone={() => (
        <Gone icon={calendarX} text={t('events.gone')} href={brand.paths[session ? 'events' : 'home']}>
          {t(session ? 'actions.seeEvents' : 'actions.goHome')}
        </Gone>
      )}
      back={!isPublic && <BackToList list="events">{t('events.backToList')}</BackToList>}
      titleOf={({ titulo }) => titulo}
    >
      {(event) => (
        <EventArticle
          {...{ event, shared }}
          visitor={asksAsStudent ? 'student' : isCompany ? 'company' : 'public'}
        />
      )}
    </Detail>
  );
}
