import type { Survey } from '#core/contract/entities/survey-entry.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { listedSurveyAddress } from './boot/link-token.ts';

/** Key of a survey in a list: the same survey may be listed for several placements. */
export const surveyKey = ({ urlAcceso, idPractica }: Survey): string => `${urlAcceso} ${idPractica ?? ''}`;

/** Address of a survey in one's own list, which needs no further identification. */
export function surveyAddress(
  pattern: string | undefined,
  { urlAcceso, idPractica }: Pick<Survey, 'urlAcceso' | 'idPractica'>,
): string {
  return pattern ? listedSurveyAddress(fillPattern(pattern, { id: urlAcceso }), idPractica) : '/';
}
