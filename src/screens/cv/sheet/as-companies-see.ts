import { candidateCvSchema, type CandidateCv, type Cv } from '#api/entities/cv.ts';

/** A CV reduced to what the contract lets companies have. */
export function asCompaniesSee(cv: Cv): CandidateCv {
  return candidateCvSchema.parse(cv);
}
