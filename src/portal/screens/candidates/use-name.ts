import type { Candidate } from '#core/contract/entities/candidate.ts';
import { candidateName } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';

/** What someone is called on a page, whatever the server tells. */
export function useName(): (candidate: Candidate) => string {
  const { t } = usePage().format;
  return (candidate) =>
    candidateName(candidate) ?? t('candidates.unnamed', { number: candidate.idCandidatura });
}
