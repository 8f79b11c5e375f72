import { type ReactNode, useRef } from 'react';
import calendar from 'icon:calendar-days';
import searchX from 'icon:search-x';
import { dameEventos, dameEventosEmpresa } from '#core/contract/calls/events.ts';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import { EventCard } from '#portal/pieces/event-card/EventCard.tsx';
import { upcomingEvents } from '#core/model/events.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ChoiceFilter, FilterBar, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { listIn, ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { byMonth, categoriesOf, eventFilters, filterEvents } from './event-filters.ts';
import './events.scss';

/** Page of the upcoming events for signed-in users. */
export function EventsScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const call = session?.type === 'Empresa' ? dameEventosEmpresa : dameEventos;
  const answer = useQueryAnswer(call, {}, session !== undefined);
  useListPosition({ isReady: answer.state === 'ready' });
  return (
    <ListOf
      answer={listIn(answer, (events) => upcomingEvents(events, new Date()))}
      reload={() => queryCache.refresh(call, {})}
      loading={t('events.loading')}
      failed={t('events.failed')}
      none={
        <PageState icon={calendar} text={t('events.none')}>
          <a className="button" href={brand.paths.home}>
            {t('actions.goHome')}
          </a>
        </PageState>
      }
      frame={(inside) => <div className="events">{inside}</div>}
    >
      {(events, remarks) => <FilteredEvents events={events}>{remarks}</FilteredEvents>}
    </ListOf>
  );
}

interface FilteredEventsProps {
  events: readonly PortalEvent[];
  /** Remarks about the list, shown above it. */
  children: ReactNode;
}

function FilteredEvents({ events, children }: FilteredEventsProps) {
  const { t, date } = usePage().format;
  const { filters, put, isFiltered, clear } = useFilters(eventFilters);
  const { categoria = '' } = filters;
  const search = useRef<HTMLInputElement>(null);
  const shown = filterEvents(events, filters);
  const clearAll = (): void => {
    clear();
    // The pressed button is removed together with the filters.
    search.current?.focus();
  };
  return (
    <>
      <FilterBar>
        <SearchFilter ref={search} label={t('events.search')} name="texto" />
        <ChoiceFilter
          label={t('events.category')}
          name="categoria"
          value={categoria}
          onChange={(slug) => put('categoria', slug)}
          all={t('events.allCategories')}
          options={categoriesOf(events, filters.categoria)}
        />
      </FilterBar>
      <ListCount text={t('events.count', { count: shown.length })} onClear={isFiltered && clearAll} />
      {children}
      {shown.length === 0 && <PageState icon={searchX} text={t('events.noneFound')} />}
      {byMonth(shown).map(([month, ofMonth]) => (
        <section key={month} aria-labelledby={`events-${month}`}>
          <h2 id={`events-${month}`}>{date(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
          <Rows rows={ofMonth} rowKey={({ urlAcceso }) => urlAcceso}>
            {(event) => <EventCard event={event} showCategory />}
          </Rows>
        </section>
      ))}
    </>
  );
}
