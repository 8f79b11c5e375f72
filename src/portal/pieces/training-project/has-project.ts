import type { BrandSettings } from '#core/brand/brand.ts';
import type { ProjectPlacement } from './project-parts.ts';

/**
 * Whether a placement has a training project, as placements of university studies do (RD 592/2014). If the server does
 * not say, every placement without weekly sheets counts as one where university studies are taught; vocational training
 * has a plan of centre and company in its place (LO 3/2022).
 */
export const hasProject = (
  placement: ProjectPlacement,
  { ensenanzas }: Pick<BrandSettings, 'ensenanzas'>,
): boolean =>
  ensenanzas.includes('universitarias') &&
  placement.proyectoFormativo?.aplica !== false &&
  !('hojas' in placement && placement.hojas);
