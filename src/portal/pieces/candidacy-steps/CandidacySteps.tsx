import type { ApplicationStep } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import './candidacy-steps.scss';

interface CandidacyStepsProps {
  /** Steps in chronological order. */
  steps: readonly ApplicationStep[];
  nameOf: (estado: number) => string;
  /** Names the side that took a step, from the reader's point of view. */
  byWhom: (who: ApplicationStep['quien']) => string;
}

/** History of a candidacy's states, latest first. */
export function CandidacySteps({ steps, nameOf, byWhom }: CandidacyStepsProps) {
  const { date } = usePage().format;
  return (
    <ol className="candidacy-steps" role="list" reversed>
      {steps.toReversed().map(({ estado, fecha, quien }, index) => (
        <li key={steps.length - index} aria-current={index === 0 ? 'step' : undefined}>
          <p>{nameOf(estado)}</p>
          <p className="candidacy-step-when">
            <time dateTime={fecha}>{date(fecha)}</time>
            {' · '}
            {byWhom(quien)}
          </p>
        </li>
      ))}
    </ol>
  );
}
