import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { candidateAddress } from '../candidate-address.ts';
import type { KnownStates } from '../states-of.ts';
import type { CandidateItemProps } from './CandidateItem.tsx';

interface CandidateWordsSettings {
  paths: PublicBrand['paths'];
  /** Query of the list, carried to the pages of the candidates. */
  query: string;
  states: KnownStates;
  degrees: DomainLabels | undefined;
  years: DomainLabels | undefined;
}

type CandidateWords = Pick<
  CandidateItemProps,
  'candidate' | 'state' | 'lastStep' | 'degree' | 'year' | 'href'
>;

/** Returns a function for what the row of a candidate says of domain lists, and the address of the candidate. */
export const candidateWords =
  ({ paths, query, states, degrees, years }: CandidateWordsSettings) =>
  (candidate: Candidate): CandidateWords => ({
    candidate,
    state: states.nameOf(candidate.estado),
    lastStep: candidate.ultimoPaso && states.nameOf(candidate.ultimoPaso.estado),
    degree: degrees?.of(candidate.titulacion),
    year: years?.of(candidate.curso),
    href: candidateAddress(paths, candidate.idCandidatura, query),
  });
