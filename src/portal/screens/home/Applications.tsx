import send from 'icon:send';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { awaitsAnswer } from '#core/model/offers.ts';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { LazyPreEnrolment } from './LazyPreEnrolment.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import { firstApplications } from './home-blocks.ts';
import { firstToAnswer } from './next-step.ts';
import { useApplications } from './use-applications.ts';

/** Receives focus after an answer, because the pressed button disappears with it. */
const heading = (): HTMLElement | null => document.querySelector('.home-applications h2');

/** The student's first applications. Pre-enrolments other than the banner's are answered on their cards. */
export function Applications({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { answer, retry } = useApplications(student);
  const states = useDomainLabels('estadosCandidaturasAlumno', student !== undefined);
  // Waits for the state labels too: cards rendered without them would render twice.
  const isWaiting = answer.state === 'ready' && answer.datos.length > 0 && states === undefined;
  const kind = student && offerKindOf(student, brand);
  const inBanner = answer.state === 'ready' ? firstToAnswer(answer.datos) : undefined;
  return (
    <HomeBlock
      name="applications"
      title={t('home.applications')}
      icon={send}
      all={brand.paths.applications}
      answer={isWaiting ? { state: 'loading' } : answer}
      pick={firstApplications}
      rowKey={({ idPerfil, idCandidatura }) => `${idPerfil}-${idCandidatura}`}
      retry={retry}
      failed={t('home.applicationsFailed')}
      empty={t('home.noApplications')}
      emptyLink={{
        href: brand.paths[kind === 'empleo' ? 'job-offers' : 'placement-offers'],
        text: t('actions.seeOffers'),
      }}
    >
      {(application) => (
        <OfferCard offer={application} isApplication status={states?.of(application.estado)}>
          {awaitsAnswer(application) && application !== inBanner && (
            <div className="home-answer">
              <LazyPreEnrolment application={application} onAnswered={() => heading()?.focus()} />
            </div>
          )}
        </OfferCard>
      )}
    </HomeBlock>
  );
}
