import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { awaitsAnswer } from '#core/model/offers.ts';
import { AnswerOptions } from '#portal/pieces/pre-enrolment/AnswerOptions.tsx';

interface ApplicationCardProps {
  application: Application;
  nameOf: (estado: number) => string | undefined;
  /** Called after a pre-enrolment was answered, to move the focus from the removed buttons. */
  onAnswered: () => void;
  /** Show the kind of offer, because the list has both. */
  showKind: boolean;
}

/** An application in the list, with the answers to a pre-enrolment if one is awaited. */
export function ApplicationCard({ application, nameOf, onAnswered, showKind }: ApplicationCardProps) {
  const { t } = usePage().format;
  const isJob = application.idPerfil === profiles.empleo;
  return (
    <OfferCard
      offer={application}
      isApplication
      status={nameOf(application.estado)}
      kind={showKind && t(isJob ? 'applications.job' : 'applications.placement')}
    >
      {awaitsAnswer(application) && <AnswerOptions application={application} onAnswered={onAnswered} />}
    </OfferCard>
  );
}
