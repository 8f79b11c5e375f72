import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { listedSurveyAddress } from './boot/link-token.ts';

/** What tells the surveys of a list apart: one may be asked about several placements. */
export const surveyKey = ({ urlAcceso, idPractica }: Survey): string => `${urlAcceso} ${idPractica ?? ''}`;

/** Address of a survey of someone's own list, where nobody is asked again who they are. */
export function surveyAddress(
  pattern: string | undefined,
  { urlAcceso, idPractica }: Pick<Survey, 'urlAcceso' | 'idPractica'>,
): string {
  return pattern ? listedSurveyAddress(fillPattern(pattern, { id: urlAcceso }), idPractica) : '/';
}
