import { type ReactNode, useEffect } from 'react';
import { dameTitulacionesActuales } from '#api/calls/student-proposal.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { answers } from '#stores/portal-answers.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';

interface Degrees {
  options: SelectOptions;
  /** None, where the CV names studies and none of them is under way. */
  hasAny: boolean;
  /** Where to go for someone whose CV names no studies. */
  hint: ReactNode;
}

const noStudies = 26;

/** The degrees that the student is studying, to choose the one that the placement is for. */
export function useDegrees(): Degrees {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useAnswer(dameTitulacionesActuales, {});
  const hasNone =
    answer.state === 'failed' && answer.failure.kind === 'error' && answer.failure.code === noStudies;
  useEffect(() => {
    if (!hasNone) return undefined;
    // They are added to the CV in another tab.
    const back = (): void => void answers.refresh(dameTitulacionesActuales, {});
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [hasNone]);
  if (answer.state === 'loading') return { options: answer, hasAny: true, hint: undefined };
  if (answer.state === 'ready') {
    const options = answer.datos.map(({ idTitulacion, descripcion }) => ({
      value: String(idTitulacion),
      label: descripcion,
    }));
    return { options: { state: 'ready', options }, hasAny: options.length > 0, hint: undefined };
  }
  if (hasNone) {
    const hint = (
      <>
        {t('errors.noStudies')}{' '}
        <a href={brand.paths.cv} target="_blank" rel="noopener">
          {t('actions.completeCv')} <span className="visually-hidden">{t('frame.newTab')}</span>
        </a>
      </>
    );
    return { options: { state: 'ready', options: [] }, hasAny: true, hint };
  }
  const retry = (): void => void answers.refresh(dameTitulacionesActuales, {});
  return { options: { state: 'failed', retry }, hasAny: true, hint: undefined };
}
