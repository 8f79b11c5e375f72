import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { isEndNear } from './end-near.ts';

/** State of a placement for its company. */
export type CompanyPlacementState = NonNullable<CompanyPlacement['estado']>;

type PlacementFacts = Pick<CompanyPlacement, 'estado' | 'fechaInicio' | 'fechaFin' | 'solicitudes'>;

/**
 * State of a placement: finished past its last day, whatever the server says, and by its first day where the server
 * says nothing.
 * @param today YYYY-MM-DD
 */
export function placementState(
  { estado, fechaInicio, fechaFin }: PlacementFacts,
  today: string,
): CompanyPlacementState {
  if (fechaFin !== undefined && fechaFin < today) return 'finalizada';
  return estado ?? (fechaInicio !== undefined && fechaInicio > today ? 'pendiente' : 'activa');
}

/**
 * Whether a placement that goes on ends within 30 days.
 * @param today YYYY-MM-DD
 */
export function placementEndsSoon(placement: PlacementFacts, today: string): boolean {
  return placementState(placement, today) !== 'finalizada' && isEndNear(placement.fechaFin, today);
}

/** Whether a requested change of a placement waits for an answer. */
export const awaitsChange = ({ solicitudes = [] }: PlacementFacts): boolean =>
  solicitudes.some(({ estado }) => estado === 'pendiente');
