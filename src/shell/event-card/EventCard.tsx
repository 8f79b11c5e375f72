import clock from 'icon:clock';
import pin from 'icon:map-pin';
import type { PortalEvent } from '#api/entities/event.ts';
import { fillPattern } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { shortDay } from '#shell/offer-card/offer-facts.ts';
import { Icon } from '#ui/Icon.tsx';
import { EventMarks } from './EventMarks.tsx';
import { hasHour, localDay } from './upcoming.ts';
import './EventCard.scss';

interface EventCardProps {
  event: PortalEvent;
  /** Says of what kind it is, where a list has several. */
  showCategory?: boolean;
}

/** An event in a list; its title is a heading of the third level. */
export function EventCard({ event, showCategory = false }: EventCardProps) {
  const { brand, format } = usePage();
  const { date } = format;
  const day = localDay(event.fecha);
  const hour = hasHour(event.fecha) && date(event.fecha, { hour: '2-digit', minute: '2-digit' });
  return (
    <article className="event-card" data-featured={event.destacado || undefined}>
      <time className="event-day" dateTime={day}>
        <span className="event-day-number">{date(day, { day: 'numeric' })}</span>
        <span>{date(day, { month: 'short' })}</span>
      </time>
      <div className="event-card-text">
        <h3>
          <a href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}>{event.titulo}</a>
        </h3>
        {event.entradilla && <p className="event-card-lead">{event.entradilla}</p>}
        <p className="event-card-facts">
          <EventMarks event={event} showCategory={showCategory} />
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
    </article>
  );
}
