import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { awaitsAnswer } from '#core/model/offers.ts';
import { AnswerOptions } from '#portal/pieces/pre-enrolment/AnswerOptions.tsx';

interface ApplicationCardProps {
  application: Application;
  nameOf: (estado: number) => string | undefined;
  /** An answer to a pre-enrolment was taken: the focus has to go somewhere. */
  onAnswered: () => void;
  /** There are applications to both kinds of offers. */
  showKind: boolean;
}

/** An application in the list; one that awaits an answer can be answered right here. */
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
