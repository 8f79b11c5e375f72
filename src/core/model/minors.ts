import type { BrandSettings } from '#core/brand/brand.ts';

/** Whether students under age use the portal of a brand, by its setting. */
export type MinorStudents = BrandSettings['menores'];

/** Age from which somebody is an adult (Constitución, art. 12). */
export const adultAge = 18;

/** Age from which somebody may work (Estatuto de los Trabajadores, art. 6). */
export const workingAge = 16;

/** Age in whole years on a day, both dates YYYY-MM-DD. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return birth.slice(5) > day.slice(5) ? years - 1 : years;
}

/**
 * Whether a student counts as younger than an age on a day. Without a date of birth, they do where minors are usual,
 * so that nobody is protected less than they should be.
 * @param birth YYYY-MM-DD, like `day`
 */
export function isYounger(
  age: number,
  birth: string | undefined,
  day: string,
  minors: MinorStudents,
): boolean {
  if (minors === 'ninguno') return false;
  return birth === undefined ? minors === 'habituales' : ageOn(birth, day) < age;
}

/** Whether a student counts as a minor on a day. */
export const isMinor = (birth: string | undefined, day: string, minors: MinorStudents): boolean =>
  isYounger(adultAge, birth, day, minors);

/** Whether minors may apply to an offer; an offer that does not say so follows the brand. */
export function admitsMinors(offer: { admiteMenores?: boolean | undefined }, minors: MinorStudents): boolean {
  return minors !== 'ninguno' && (offer.admiteMenores ?? minors === 'habituales');
}
