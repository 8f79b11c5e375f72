import type { CandidateCv } from '#core/contract/entities/cv.ts';

/** The whole name of someone, or the initials while it is held back. */
export function personName(
  { nombre, apellido1, apellido2 }: CandidateCv['personales'],
  initials: string | undefined,
): string {
  return [nombre, apellido1, apellido2].filter(Boolean).join(' ') || (initials ?? '');
}
