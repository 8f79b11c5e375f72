import circleCheck from 'icon:circle-check';
import circleX from 'icon:circle-x';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Number of the offer's conditions that a candidate meets, with the list of all: open if one is not met. */
export function Conditions({ fit }: { fit: NonNullable<Candidate['requisitos']> }) {
  const { t } = usePage().format;
  const { cumple: met, total: count, lista = [] } = fit;
  if (count === 0) return null;
  const summary = t('candidates.fitOf', { met, count });
  if (lista.length === 0) return <p>{summary}</p>;
  return (
    <details className="candidate-part" open={met < count}>
      <summary>{summary}</summary>
      <ul role="list" className="candidate-conditions">
        {lista.map(({ codigo, cumple, texto }) => (
          <li key={`${codigo} ${texto}`} data-missing={!cumple || undefined}>
            <Icon shapes={cumple ? circleCheck : circleX} />
            <span>
              <span className="visually-hidden">
                {t(cumple ? 'candidates.isMet' : 'candidates.isNotMet')}:{' '}
              </span>
              {texto}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
