import type { Study } from '#core/contract/entities/study.ts';

/** Whether there are studies that offers can ask for: at the institution, or of the list of its degrees. */
export function hasOwnStudies(studies: readonly Pick<Study, 'deLaUniversidad' | 'titulacion'>[]): boolean {
  return studies.some(({ deLaUniversidad, titulacion }) => deLaUniversidad || titulacion !== undefined);
}
