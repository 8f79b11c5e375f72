import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useCompanyAgenda, useStudentAgenda } from '#portal/pieces/agenda/use-agenda.ts';
import { useCheckedOffers } from '#portal/pieces/offer-search/use-checked-offers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { Dates } from './Dates.tsx';
import './dates.scss';

/** Everything dated of the signed-in person, or of the company, from today on. */
export function DatesScreen() {
  const { t } = usePage().format;
  const session = useLastSession();
  return (
    <div className="dates">
      <p className="dates-intro">
        {t('dates.intro')} <span data-for="student">{t('dates.introStudent')}</span>
      </p>
      {session?.type === 'Empresa' ? <CompanyDates /> : <StudentDates student={session} />}
      {session && <CalendarFeed isCompany={session.type === 'Empresa'} />}
    </div>
  );
}

function CompanyDates() {
  return <Dates agenda={useCompanyAgenda(true)} />;
}

function StudentDates({ student }: { student: PortalSession | undefined }) {
  return <Dates agenda={useStudentAgenda(student, useCheckedOffers(student !== undefined))} />;
}
