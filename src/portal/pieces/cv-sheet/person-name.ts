import type { CandidateCv } from '#core/contract/entities/cv.ts';

/** Full name of a candidate, or the initials while the name is withheld. */
export function personName(
  { nombre, apellido1, apellido2 }: CandidateCv['personales'],
  initials: string | undefined,
): string {
  return [nombre, apellido1, apellido2].filter(Boolean).join(' ') || (initials ?? '');
}
