import { candidateCvSchema, type CandidateCv, type Cv } from '#core/contract/entities/cv.ts';
import { type CandidateView, withheldFields, withoutWithheldFields } from '#core/model/candidate-view.ts';

/**
 * A CV reduced to what the contract lets companies have.
 * @param view what the brand holds back for the time being
 * @param states the states that the candidacy is or has been in
 */
export function asCompaniesSee(cv: Cv, view: CandidateView, states: readonly number[]): CandidateCv {
  return withoutWithheldFields(candidateCvSchema.parse(cv), withheldFields(view, states));
}
