import type { ProjectPlacement } from './project-parts.ts';

/**
 * Whether a placement has a training project: those of university studies (RD 592/2014). A server that does not say so
 * is taken to have only these, but for placements with weekly sheets.
 */
export const hasProject = (placement: ProjectPlacement): boolean =>
  placement.proyectoFormativo?.aplica !== false && !('hojas' in placement && placement.hojas);
