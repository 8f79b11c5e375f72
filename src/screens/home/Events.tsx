import calendar from 'icon:calendar-days';
import clock from 'icon:clock';
import pin from 'icon:map-pin';
import star from 'icon:star';
import { dameEventos } from '#api/calls/events.ts';
import type { PortalEvent } from '#api/entities/event.ts';
import { fillPattern } from '#routing/pattern.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { shortDay } from '#shell/offer-card/offer-facts.ts';
import { answers } from '#stores/portal-answers.ts';
import { Icon } from '#ui/Icon.tsx';
import { Block } from './Block.tsx';
import { localDay, nextEvents } from './home-store.ts';

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
      pick={(events) => nextEvents(events, new Date())}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => answers.refresh(dameEventos, {})}
      failed={t('home.eventsFailed')}
      empty={t('home.noEvents')}
    >
      {(event) => <EventRow event={event} />}
    </Block>
  );
}

function EventRow({ event }: { event: PortalEvent }) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const day = localDay(event.fecha);
  const hour = event.fecha.includes('T') && date(event.fecha, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="home-row home-event" data-featured={event.destacado || undefined}>
      <time className="home-day" dateTime={day}>
        <span className="home-day-number">{date(day, { day: 'numeric' })}</span>
        <span>{date(day, { month: 'short' })}</span>
      </time>
      <div className="home-event-text">
        <h3>
          <a href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}>{event.titulo}</a>
        </h3>
        {event.entradilla && <p className="home-lead">{event.entradilla}</p>}
        <p className="home-facts">
          {event.destacado && (
            <span className="home-badge">
              <Icon shapes={star} />
              {t('home.featured')}
            </span>
          )}
          <span>
            <Icon shapes={clock} />
            {shortDay(day, format)}
            {hour && `, ${hour}`}
          </span>
          {event.lugar && (
            <span>
              <Icon shapes={pin} />
              {event.lugar}
            </span>
          )}
        </p>
      </div>
      {event.ulrImagenPrincipal && (
        <img src={event.ulrImagenPrincipal} alt="" width="160" height="90" loading="lazy" decoding="async" />
      )}
    </div>
  );
}
