import circleCheck from 'icon:circle-check';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './applied-mark.scss';

/** Mark on an offer's card that the student has applied, with the state if the server provides it. */
export function AppliedMark({ offer: { inscrito, estado } }: { offer: Pick<Offer, 'inscrito' | 'estado'> }) {
  const { t } = usePage().format;
  const isKnown = inscrito === true && estado !== undefined;
  const word = useDomainLabels('estadosCandidaturasAlumno', isKnown)?.of(estado);
  const states = useRows('estadosCandidaturasAlumno', isKnown);
  if (!inscrito) return null;
  const phase = states.state === 'ready' ? states.rows.find(({ id }) => id === estado)?.fase : undefined;
  const isOver = phase === 'descartadas';
  return (
    <p className="applied-mark" data-over={isOver || undefined}>
      {!isOver && <Icon shapes={circleCheck} />}
      {word ? t('frame.appliedState', { state: word }) : t('frame.applied')}
    </p>
  );
}
