import calendar from 'icon:calendar-clock';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { AgendaRow } from '#portal/pieces/agenda/AgendaRow.tsx';
import { type Agenda, useCompanyAgenda, useStudentAgenda } from '#portal/pieces/agenda/use-agenda.ts';
import { useCheckedOffers } from '#portal/pieces/offer-search/use-checked-offers.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { nextDates } from './home-blocks.ts';

/** The next dates of a student. */
export function StudentDates({ student }: { student: PortalSession | undefined }) {
  return <Dates agenda={useStudentAgenda(student, useCheckedOffers(student !== undefined))} />;
}

/** The next dates of a company. */
export function CompanyDates() {
  return <Dates agenda={useCompanyAgenda(useLastSession()?.type === 'Empresa')} />;
}

function Dates({ agenda: { answer, reload } }: { agenda: Agenda }) {
  const { brand, format } = usePage();
  const { t } = format;
  return (
    <HomeBlock
      name="dates"
      title={t('home.dates')}
      icon={calendar}
      all={brand.paths.dates}
      answer={usePaintedAnswer('dates', answer)}
      pick={nextDates}
      rowKey={({ key }) => key}
      retry={reload}
      failed={t('home.datesFailed')}
      empty={t('home.noDates')}
    >
      {(entry) => <AgendaRow entry={entry} />}
    </HomeBlock>
  );
}
