import { useId } from 'react';
import { viewSteps } from '#core/model/candidate-view.ts';
import { usePage } from '#portal/island/page-context.ts';

const labels = { 3: 'cv.stepApplied', 6: 'cv.stepInterview', 8: 'cv.stepSelected' } as const;

interface Props {
  step: number;
  change(step: number): void;
}

/** From which step of a candidacy on the CV is shown, where companies do not see all of it from the start. */
export function ViewStep({ step, change }: Props) {
  const { brand, format } = usePage();
  const { t } = format;
  const id = useId();
  const steps = viewSteps[brand.settings.vistaCandidato];
  if (steps.length < 2) return null;
  return (
    <p className="cv-sheet-step">
      <label htmlFor={id}>{t('cv.step')}</label>
      <select id={id} value={step} onChange={({ target }) => change(Number(target.value))}>
        {steps.map((it) => (
          <option key={it} value={it}>
            {t(labels[it])}
          </option>
        ))}
      </select>
    </p>
  );
}
