import calendar from 'icon:calendar-days';
import { dameEventos } from '#api/calls/events.ts';
import type { Session } from '#session/session.ts';
import { EventCard } from '#shell/event-card/EventCard.tsx';
import { upcomingEvents } from '#shell/event-card/upcoming.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import { Block } from './Block.tsx';
import { limits } from './home-store.ts';

export function Events({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <Block
      name="events"
      title={t('home.events')}
      icon={calendar}
      all={brand.paths.events}
      answer={useAnswer(dameEventos, {}, student !== undefined)}
      pick={(events) => upcomingEvents(events, new Date()).slice(0, limits.events)}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => answers.refresh(dameEventos, {})}
      failed={t('home.eventsFailed')}
      empty={t('home.noEvents')}
    >
      {(event) => <EventCard event={event} />}
    </Block>
  );
}
