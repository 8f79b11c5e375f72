import type { Study } from '#core/contract/entities/study.ts';

/** Whether any of the studies can be required by offers: at the institution, or in its list of degrees. */
export function hasOwnStudies(studies: readonly Pick<Study, 'deLaUniversidad' | 'titulacion'>[]): boolean {
  return studies.some(({ deLaUniversidad, titulacion }) => deLaUniversidad || titulacion !== undefined);
}
