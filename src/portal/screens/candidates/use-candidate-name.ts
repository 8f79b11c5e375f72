import type { Candidate } from '#core/contract/entities/candidate.ts';
import { candidateName } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Returns a function for the displayed name of a candidate, with a numbered fallback for hidden names. */
export function useCandidateName(): (candidate: Candidate) => string {
  const { t } = usePage().format;
  return (candidate) =>
    candidateName(candidate) ?? t('candidates.unnamed', { number: candidate.idCandidatura });
}
