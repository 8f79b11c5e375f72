import calendar from 'icon:calendar-days';
import { localDay } from '#core/i18n/dates.ts';
import type { AgendaEntry } from '#core/model/agenda/agenda.ts';
import { entryTitle, kindTexts } from '#core/model/agenda/calendar-entries.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ChoiceFilter, FilterBar } from '#portal/lists/filters/FilterBar.tsx';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { ListOf } from '#portal/lists/list/ListOf.tsx';
import { Rows } from '#portal/lists/list/Rows.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { AgendaRow } from '#portal/pieces/agenda/AgendaRow.tsx';
import { CalendarButton } from '#portal/pieces/agenda/CalendarButton.tsx';
import type { Agenda } from '#portal/pieces/agenda/use-agenda.ts';
import { dateFilters, filterDates, groupDates, kindsOf } from './dates-by-month.ts';

/** The dates by month, with calendar files of each and of all that are shown. */
export function Dates({ agenda: { answer, from, failure, reload } }: { agenda: Agenda }) {
  const { brand, format } = usePage();
  const { t } = format;
  useListPosition({ isReady: answer.state === 'ready' });
  return (
    <>
      {failure && (
        <FailedRead failure={failure} text={t('dates.partFailed')} retry={() => void reload()} isPart />
      )}
      <ListOf
        answer={answer}
        from={from}
        reload={reload}
        loading={t('dates.loading')}
        failed={t('dates.failed')}
        none={
          <PageState icon={calendar} text={t('dates.none')}>
            <a className="button" href={brand.paths.home}>
              {t('actions.goHome')}
            </a>
          </PageState>
        }
        frame={(inside) => <div className="dates-list">{inside}</div>}
      >
        {(entries, remarks) => (
          <>
            {remarks}
            <DatesByMonth entries={entries} />
          </>
        )}
      </ListOf>
    </>
  );
}

function DatesByMonth({ entries }: { entries: readonly AgendaEntry[] }) {
  const { format } = usePage();
  const { t, date } = format;
  const { filters, put } = useFilters(dateFilters);
  const kinds = kindsOf(entries);
  const shown = filterDates(entries, filters);
  const today = localDay();
  return (
    <>
      {kinds.length > 1 && (
        <FilterBar>
          <ChoiceFilter
            label={t('dates.kind')}
            name="tipo"
            value={filters.tipo ?? ''}
            onChange={(kind) => put('tipo', kind)}
            all={t('dates.allKinds')}
            options={kinds.map((kind) => ({ value: kind, label: t(kindTexts[kind]) }))}
          />
        </FilterBar>
      )}
      <ListCount text={t('dates.count', { count: shown.length })}>
        {shown.length > 0 && (
          <CalendarButton
            entries={shown}
            name={t('dates.fileName')}
            label={t(filters.tipo ? 'dates.saveShown' : 'dates.saveAll')}
          />
        )}
      </ListCount>
      {groupDates(shown, today).map(([group, ofGroup]) => (
        <section key={group} aria-labelledby={`dates-${group}`}>
          <h2 id={`dates-${group}`}>
            {group === 'overdue'
              ? t('dates.overdue')
              : date(`${group}-01`, { month: 'long', year: 'numeric' })}
          </h2>
          <Rows rows={ofGroup} rowKey={({ key }) => key} isPrivate>
            {(entry) => (
              <AgendaRow entry={entry} isOverdue={group === 'overdue'}>
                <CalendarButton
                  isInRow
                  entries={[entry]}
                  name={entry.key}
                  label={t('dates.saveOne')}
                  about={entryTitle(entry, format)}
                />
              </AgendaRow>
            )}
          </Rows>
        </section>
      ))}
    </>
  );
}
