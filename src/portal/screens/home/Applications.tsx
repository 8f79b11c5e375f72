import send from 'icon:send';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { LazyPreEnrolment } from './LazyPreEnrolment.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import { applicationKey, firstApplications } from './home-blocks.ts';
import { ApplicationRow } from './HomeRows.tsx';
import { asksOnCard } from './next-step.ts';
import { useApplications } from './use-applications.ts';

/** Receives focus after an answer, because the pressed button disappears with it. */
const heading = (): HTMLElement | null => document.querySelector('.home-applications h2');

/** The student's first applications. Pre-enrolments other than the banner's are answered on their cards. */
export function Applications({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const applications = useApplications(student);
  const answer = usePaintedAnswer('applications', applications.answer);
  const states = useDomainLabels('estadosCandidaturasAlumno', student !== undefined);
  // Waits for the state labels too: cards rendered without them would render twice.
  const isWaiting = answer.state === 'ready' && answer.datos.length > 0 && states === undefined;
  const kind = student && offerKindOf(student, brand);
  // Rows may have been painted before, without the buttons.
  const isHydrated = useBrowserValue(() => true);
  const all = answer.state === 'ready' ? answer.datos : [];
  return (
    <HomeBlock
      name="applications"
      title={t('home.applications')}
      icon={send}
      all={brand.paths.applications}
      answer={isWaiting ? { state: 'loading' } : answer}
      pick={firstApplications}
      rowKey={applicationKey}
      retry={applications.retry}
      failed={t('home.applicationsFailed')}
      empty={t('home.noApplications')}
      emptyLink={{
        href: brand.paths[kind === 'empleo' ? 'job-offers' : 'placement-offers'],
        text: t('actions.seeOffers'),
      }}
    >
      {(application) => (
        <ApplicationRow
          application={application}
          status={states?.of(application.estado)}
          asks={asksOnCard(application, all)}
        >
          {isHydrated && <LazyPreEnrolment application={application} onAnswered={() => heading()?.focus()} />}
        </ApplicationRow>
      )}
    </HomeBlock>
  );
}
