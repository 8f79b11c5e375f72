import calendar from 'icon:calendar-days';
import { dameEventos } from '#core/contract/calls/events.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import { upcomingEvents } from '#core/model/events.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { limits } from './home-blocks.ts';

export function Events({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="events"
      title={t('home.events')}
      icon={calendar}
      all={brand.paths.events}
      answer={useQueryAnswer(dameEventos, {}, student !== undefined)}
      pick={(events) => upcomingEvents(events, new Date()).slice(0, limits.events)}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => queryCache.refresh(dameEventos, {})}
      failed={t('home.eventsFailed')}
      empty={t('home.noEvents')}
    >
      {(event) => <EventCard event={event} />}
    </HomeBlock>
  );
}
