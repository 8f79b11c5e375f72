import type { ProjectPlacement } from './project-parts.ts';

/**
 * Whether a placement has a training project, as placements of university studies do (RD 592/2014). If the server does
 * not say, every placement without weekly sheets counts as one.
 */
export const hasProject = (placement: ProjectPlacement): boolean =>
  placement.proyectoFormativo?.aplica !== false && !('hojas' in placement && placement.hojas);
