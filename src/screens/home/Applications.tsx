import send from 'icon:send';
import type { Application } from '#api/entities/application.ts';
import { rowId } from '#api/entities/domain-lists.ts';
import type { Session } from '#session/session.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { offerKindOf } from '#shell/menu/student-menu.ts';
import { awaitsAnswer } from '#shell/offer-card/offer-facts.ts';
import { OfferCard } from '#shell/offer-card/OfferCard.tsx';
import { AnswerLater } from './AnswerLater.tsx';
import { Block } from './Block.tsx';
import { firstApplications } from './home-store.ts';
import { useApplications } from './use-applications.ts';

/** The buttons are gone with the answer: whoever pressed them goes on from here. */
const heading = (): HTMLElement | null => document.querySelector('.home-applications h2');

/** One's own applications, the first of them; a pre-enrolment can be answered right here. */
export function Applications({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { answer, retry } = useApplications(student);
  const states = useDomainList('estadosCandidaturasAlumno', student !== undefined);
  // Cards without their state would only have to be drawn again.
  const isWaiting = answer.state === 'ready' && answer.datos.length > 0 && states === undefined;
  const nameOf = ({ estado }: Application): string | undefined =>
    states?.find((row) => rowId(row) === estado)?.descripcion;
  const kind = student && offerKindOf(student, brand);
  return (
    <Block
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
        <OfferCard offer={application} isApplication status={nameOf(application)}>
          {awaitsAnswer(application) && (
            <div className="home-answer">
              <AnswerLater application={application} onAnswered={() => heading()?.focus()} />
            </div>
          )}
        </OfferCard>
      )}
    </Block>
  );
}
