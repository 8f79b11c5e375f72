import { candidateCvSchema, type CandidateCv, type Cv } from '#core/contract/entities/cv.ts';
import { type CandidateView, withheldFields, withoutWithheldFields } from '#core/model/candidate-view.ts';

/**
 * Reduces a CV to the data that the contract gives to companies.
 * @param view the brand's setting of what to withhold until later steps
 * @param states current and former states of the candidacy
 * @param protectsMinors whether the offer is one that protects minors
 */
export function asCompaniesSee(
  cv: Cv,
  view: CandidateView,
  states: readonly number[],
  protectsMinors = false,
): CandidateCv {
  return withoutWithheldFields(candidateCvSchema.parse(cv), withheldFields(view, states, protectsMinors));
}
