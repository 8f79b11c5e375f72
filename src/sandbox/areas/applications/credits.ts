import { addDays } from '../../clock.ts';
import { degreeById } from '../domains/degrees.ts';
import { leastCredits, level } from '../domains/study-levels.ts';
import type { Applicant, ApplicationTerms } from './facts.ts';

/** Share of the credits that a student of a two-year master must have at the start of a placement. */
const masterShare = 0.5;

/** Days in which credits can still be passed before a placement starts. */
const termDays = 120;

export interface CreditRule {
  /** Credits (ECTS) that the placement asks for. */
  least: number;
  passed: number;
  /** None short, short at the start but with time to pass them until then, or too few. */
  outcome: 'enough' | 'notYet' | 'tooFew';
}

/** Year of studies (row of cursos) that someone with so many credits is in; unknown where they are not counted. */
export function yearOfStudies(titulacion: number | undefined, passed: number): number | undefined {
  const degree = degreeById(titulacion);
  if (!degree?.credits) return undefined;
  const perYear = degree.credits / degree.years;
  return Math.min(degree.years, Math.floor(passed / perYear) + 1);
}

/** What the rule looks at. */
interface CreditFacts {
  applicant: Pick<Applicant, 'creditosSuperados' | 'estudios'>;
  offer: Pick<ApplicationTerms, 'creditosSuperados' | 'fechaInicio'>;
  /** YYYY-MM-DD */
  today: string;
}

/** Credits of half a two-year master for its students; 0 for all others. */
function masterCredits({ estudios }: CreditFacts['applicant']): number {
  const sides = estudios
    .filter(({ actual }) => actual)
    .map(({ titulacion }) => degreeById(titulacion))
    .filter((degree) => degree?.level === level.master && degree.years === 2)
    .map((degree) => (degree?.credits ?? 0) * masterShare);
  return Math.max(0, ...sides);
}

/**
 * What a placement asks for in credits. The range of the offer counts on the day of the application; the half of a
 * two-year master at the start of the placement, so someone short of it may apply when that is far enough away.
 */
export function creditRule({ applicant, offer, today }: CreditFacts): CreditRule {
  const ofOffer = leastCredits[offer.creditosSuperados ?? 0] ?? 0;
  const ofMaster = masterCredits(applicant);
  const passed = applicant.creditosSuperados;
  const least = Math.max(ofOffer, ofMaster);
  const isFar = offer.fechaInicio !== undefined && offer.fechaInicio > addDays(today, termDays);
  if (passed >= least) return { least, passed, outcome: 'enough' };
  return { least, passed, outcome: passed >= ofOffer && isFar ? 'notYet' : 'tooFew' };
}
