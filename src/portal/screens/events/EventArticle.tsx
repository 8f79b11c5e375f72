import clock from 'icon:clock';
import pin from 'icon:map-pin';
import users from 'icon:users';
import graduationCap from 'icon:graduation-cap';
import calendarX from 'icon:calendar-x';
import type { PortalEventDetail } from '#core/contract/entities/event.ts';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { Picture } from '#portal/lists/detail/Picture.tsx';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { ShareButton } from '#portal/lists/detail/ShareButton.tsx';
import { CalendarButton } from '#portal/pieces/agenda/CalendarButton.tsx';
import { EventMarks } from '#portal/pieces/event-card/EventMarks.tsx';
import { localDay } from '#core/i18n/dates.ts';
import { eventEntry } from '#core/model/agenda/event-entries.ts';
import { isOver } from '#core/model/events.ts';
import { useTextLanguage } from '#portal/island/language/use-text-language.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Enrolment, type EventVisitor } from './Enrolment.tsx';
import { eventWhen } from './event-when.ts';

const audiences = { alumnos: 'events.forStudents', egresados: 'events.forGraduates' } as const;

interface EventArticleProps {
  event: PortalEventDetail;
  visitor: EventVisitor;
  /** Address pattern of the page that anyone can read. */
  shared: string | undefined;
}

/** An event in full, with enrolment and calendar file. */
export function EventArticle({ event, visitor, shared }: EventArticleProps) {
  const { format } = usePage();
  const { t } = format;
  const { dirigidoA, lugar, plazas, plazasLibres, ulrImagenPrincipal } = event;
  const lang = useTextLanguage(
    `${event.titulo} ${event.entradilla ?? ''} ${event.descripcion ?? ''}`,
    event.idioma,
  );
  const isPast = isOver(event, new Date());
  const [day, hours] = eventWhen(event, format);
  return (
    <article className="detail">
      <header className="detail-head">
        <p className="detail-marks">
          <EventMarks event={event} showCategory />
        </p>
        <h1 lang={lang}>{event.titulo}</h1>
        {event.entradilla && (
          <p lang={lang} className="detail-lead">
            {event.entradilla}
          </p>
        )}
      </header>
      <div className="detail-columns">
        <section className="detail-panel" aria-label={t('events.facts')}>
          {isPast && (
            <Remark icon={calendarX} tone="warning">
              {t('events.over')}
            </Remark>
          )}
          <dl className="detail-facts">
            <Fact icon={clock} name={t('events.when')}>
              <time dateTime={localDay(event.fecha)}>{day}</time>
              {hours && <span>{hours}</span>}
            </Fact>
            {lugar && (
              <Fact icon={pin} name={t('events.where')}>
                {lugar}
              </Fact>
            )}
            {plazas !== undefined && (
              <Fact icon={users} name={t('events.places')}>
                {plazasLibres === undefined
                  ? format.number(plazas)
                  : t('events.placesLeft', { total: plazas, count: plazasLibres })}
              </Fact>
            )}
            {dirigidoA && dirigidoA !== 'todos' && (
              <Fact icon={graduationCap} name={t('events.audience')}>
                {t(audiences[dirigidoA])}
              </Fact>
            )}
          </dl>
          {!isPast && <Enrolment event={event} visitor={visitor} />}
          {!isPast && (
            <CalendarButton
              // Calendars are shared with people who have no account.
              entries={[{ ...eventEntry(event), route: 'public-event' }]}
              name={event.urlAcceso}
              label={t('events.calendar')}
            />
          )}
          {!isPast && <ShareButton title={event.titulo} pattern={shared} />}
        </section>
        <div className="detail-body">
          {ulrImagenPrincipal && <Picture src={ulrImagenPrincipal} width={768} height={432} />}
          <Paragraphs text={event.descripcion ?? ''} language={event.idioma} />
        </div>
      </div>
    </article>
  );
}
