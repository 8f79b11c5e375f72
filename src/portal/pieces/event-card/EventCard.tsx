import clock from 'icon:clock';
import pin from 'icon:map-pin';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { shortDay } from '#core/model/offers.ts';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { EventMarks } from './EventMarks.tsx';
import { localDay } from '#core/i18n/dates.ts';
import { hasHour } from '#core/model/events.ts';
import './EventCard.scss';

interface EventCardProps {
  event: PortalEvent;
  /** Shows the category, for lists with several. */
  showCategory?: boolean;
}

/** Card of an event in a list; the title is a level 3 heading. */
export function EventCard({ event, showCategory = false }: EventCardProps) {
  const { brand, format } = usePage();
  const { date } = format;
  const lang = useTextLanguage(`${event.titulo} ${event.entradilla ?? ''}`, event.idioma);
  const day = localDay(event.fecha);
  const hour = hasHour(event.fecha) && date(event.fecha, { hour: '2-digit', minute: '2-digit' });
  return (
    <article className="event-card" data-featured={event.destacado || undefined}>
      <time className="event-day" dateTime={day}>
        <span className="event-day-number">{date(day, { day: 'numeric' })}</span>
        <span>{date(day, { month: 'short' })}</span>
      </time>
      <div className="event-card-text">
        <h3 lang={lang}>
          <a href={fillPattern(brand.paths.event ?? '/', { id: event.urlAcceso })}>{event.titulo}</a>
        </h3>
        {event.entradilla && (
          <p lang={lang} className="event-card-lead">
            {event.entradilla}
          </p>
        )}
        <p className="event-card-facts">
          <EventMarks event={event} {...{ showCategory }} isEnrolled={event.inscrito === true} />
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
        <ServerImage
          address={event.ulrImagenPrincipal}
          alt=""
          width="160"
          height="90"
          loading="lazy"
          decoding="async"
        />
      )}
    </article>
  );
}
