import calendar from 'icon:calendar-days';
import { dameEventos } from '#core/contract/calls/events.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { nextEvents } from './home-blocks.ts';

export function Events({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="events"
      title={t('home.events')}
      icon={calendar}
      all={brand.paths.events}
      answer={usePaintedAnswer('events', useQueryAnswer(dameEventos, {}, student !== undefined))}
      pick={nextEvents}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => queryCache.refresh(dameEventos, {})}
      failed={t('home.eventsFailed')}
      empty={t('home.noEvents')}
    >
      {(event) => <EventCard event={event} />}
    </HomeBlock>
  );
}
