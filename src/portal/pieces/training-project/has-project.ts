import type { BrandSettings } from '#core/brand/brand.ts';
import type { ProjectPlacement } from './project-parts.ts';

/**
 * Whether a placement has a training project, as placements of university studies do (RD 592/2014, art. 6). Vocational
 * training has a training plan in its place (LO 3/2022, art. 58): where both are taught and the server says nothing of
 * the project, a placement with weekly sheets counts as one of vocational training.
 */
export const hasProject = (
  placement: ProjectPlacement,
  { ensenanzas }: Pick<BrandSettings, 'ensenanzas'>,
): boolean => {
  const { proyectoFormativo } = placement;
  if (!ensenanzas.includes('universitarias')) return false;
  if (proyectoFormativo) return proyectoFormativo.aplica !== false;
  const hasSheets = 'hojas' in placement && placement.hojas !== undefined;
  return !(hasSheets && ensenanzas.includes('formacionProfesional'));
};
