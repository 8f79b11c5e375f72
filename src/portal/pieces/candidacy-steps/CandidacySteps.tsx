import type { ApplicationStep } from '#core/contract/entities/application.ts';
import { usePage } from '#portal/island/page-context.ts';
import './candidacy-steps.scss';

interface CandidacyStepsProps {
  /** In the order in which they were taken. */
  steps: readonly ApplicationStep[];
  nameOf: (estado: number) => string;
  /** Who took a step, as the reader knows them. */
  byWhom: (who: ApplicationStep['quien']) => string;
}

/** How a candidacy has come to its state, the latest step first. */
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
