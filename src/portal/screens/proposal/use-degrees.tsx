import * as codes from '#core/contract/codes.ts';
import { type ReactNode, useEffect } from 'react';
import { dameTitulacionesActuales } from '#core/contract/calls/student-proposal.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';

interface Degrees {
  options: SelectOptions;
  /** False if the CV has studies, but no current ones. */
  hasAny: boolean;
  /** Link to the CV, if the CV has no studies. */
  hint: ReactNode;
}

/** The student's current degrees, as options for the placement. */
export function useDegrees(): Degrees {
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(dameTitulacionesActuales, {});
  const hasNone =
    answer.state === 'failed' && answer.failure.kind === 'error' && answer.failure.code === codes.noStudies;
  useEffect(() => {
    if (!hasNone) return undefined;
    // Reads the degrees again on return from the CV in another tab.
    const refresh = (): void => void queryCache.refresh(dameTitulacionesActuales, {});
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [hasNone]);
  const failed = useFailedAnswer(answer, () => queryCache.refresh(dameTitulacionesActuales, {}));
  if (answer.state === 'loading') return { options: answer, hasAny: true, hint: undefined };
  if (answer.state === 'ready') {
    const options = answer.datos.map(({ idTitulacion, descripcion }) => ({
      value: String(idTitulacion),
      label: descripcion,
    }));
    const omitted = omittedOf(answer);
    return {
      options: { state: 'ready', options, omitted },
      hasAny: options.length + omitted > 0,
      hint: undefined,
    };
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
  return { options: failed, hasAny: true, hint: undefined };
}
