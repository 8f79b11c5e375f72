import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Longest part of a branch name that is made of its subject, in characters. */
const longest = 40;

/**
 * A branch name that says whose change it is, of which day and about what, e.g. `marca/illes/2026-11-28-nombre-corto`.
 * @param day in the form `2026-11-28`
 */
export function branchName(brand: string, day: string, subject: string): string {
  const words = foldDiacritics(subject)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return `marca/${brand}/${day}${words && `-${words}`}`;
}
