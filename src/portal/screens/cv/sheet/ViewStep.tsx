import { useId } from 'react';
import { viewSteps } from '#core/model/candidate-view.ts';
import type { CandidateView } from '#core/model/candidate-view.ts';
import { usePage } from '#portal/island/page-context.ts';

const labels = { 3: 'cv.stepApplied', 6: 'cv.stepInterview', 8: 'cv.stepSelected' } as const;

interface ViewStepProps {
  view: CandidateView;
  protectsMinors: boolean;
  step: number;
  change(step: number): void;
}

/** Select of the candidacy's step to show the CV at, if the brand withholds data until later steps. */
export function ViewStep({ view, protectsMinors, step, change }: ViewStepProps) {
  const { t } = usePage().format;
  const id = useId();
  const steps = viewSteps(view, protectsMinors);
  if (steps.length < 2) return null;
  return (
    <p className="cv-sheet-step">
      <label htmlFor={id}>{t('cv.step')}</label>
      <select id={id} value={step} onChange={({ target }) => change(Number(target.value))}>
        {steps.map((option) => (
          <option key={option} value={option}>
            {t(labels[option])}
          </option>
        ))}
      </select>
    </p>
  );
}
