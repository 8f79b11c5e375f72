import { useRef } from 'react';
import calendar from 'icon:calendar-days';
import searchX from 'icon:search-x';
import { dameEventos, dameEventosEmpresa } from '#api/calls/events.ts';
import type { PortalEvent } from '#api/entities/event.ts';
import { EventCard } from '#shell/event-card/EventCard.tsx';
import { upcomingEvents } from '#shell/event-card/upcoming.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { PageFailed, PageState } from '#shell/page-state/PageState.tsx';
import { changeQuery } from '#shell/query/address-query.ts';
import { useQuery } from '#shell/query/use-query.ts';
import { useLastSession } from '#shell/use-last-session.ts';
import { answers } from '#stores/portal-answers.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { byMonth, eventFiltersOf, filterEvents, noFilters } from './event-filters.ts';
import { EventFilters } from './EventFilters.tsx';
import './events.scss';

/** The upcoming events, for whoever is signed in. */
export function EventList() {
  const { brand, format } = usePage();
  const { t } = format;
  const type = useLastSession()?.type;
  const isCompany = type === 'Empresa';
  const ofCompany = useAnswer(dameEventosEmpresa, {}, isCompany);
  const ofStudent = useAnswer(dameEventos, {}, type !== undefined && !isCompany);
  const answer = isCompany ? ofCompany : ofStudent;

  if (answer.state === 'loading')
    return (
      <div className="events">
        <SkeletonRows rows={5} label={t('events.loading')} />
      </div>
    );
  if (answer.state === 'failed') {
    const call = isCompany ? dameEventosEmpresa : dameEventos;
    return <PageFailed text={t('events.failed')} retry={() => void answers.refresh(call, {})} />;
  }
  const upcoming = upcomingEvents(answer.datos, new Date());
  if (upcoming.length > 0) return <FilteredEvents events={upcoming} />;
  return (
    <PageState icon={calendar} text={t('events.none')}>
      <a className="button" href={brand.paths.home}>
        {t('actions.goHome')}
      </a>
    </PageState>
  );
}

function FilteredEvents({ events }: { events: readonly PortalEvent[] }) {
  const { t, date } = usePage().format;
  const filters = eventFiltersOf(useQuery());
  const search = useRef<HTMLInputElement>(null);
  const shown = filterEvents(events, filters);
  const clear = (): void => {
    changeQuery({ ...noFilters });
    // The button is gone with the filters.
    search.current?.focus();
  };
  return (
    <div className="events">
      <EventFilters events={events} filters={filters} search={search} />
      <div className="events-count">
        <p role="status">{t('events.count', { count: shown.length })}</p>
        {(filters.texto || filters.categoria) && (
          <Button kind="quiet" onClick={clear}>
            {t('events.clear')}
          </Button>
        )}
      </div>
      {shown.length === 0 && <PageState icon={searchX} text={t('events.noneFound')} />}
      {byMonth(shown).map(([month, own]) => (
        <section key={month} aria-labelledby={`events-${month}`}>
          <h2 id={`events-${month}`}>{date(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
          <ul role="list">
            {own.map((event) => (
              <li key={event.urlAcceso}>
                <EventCard event={event} showCategory />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
