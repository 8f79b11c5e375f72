import type { StudentPlacement } from '#core/contract/entities/placement.ts';

export type PlacementState = NonNullable<StudentPlacement['estado']>;

/** States of placements by importance. */
export const placementStates = ['activa', 'pendiente', 'finalizada'] as const satisfies PlacementState[];

/**
 * State of a placement; derived from the dates where the server gives none.
 * @param today as `YYYY-MM-DD`
 */
export function stateOf(
  { estado, fechaInicio, fechaFin }: Pick<StudentPlacement, 'estado' | 'fechaInicio' | 'fechaFin'>,
  today: string,
): PlacementState {
  if (estado) return estado;
  if (fechaFin && fechaFin < today) return 'finalizada';
  return fechaInicio && fechaInicio > today ? 'pendiente' : 'activa';
}

/** Groups placements by state, each group in the server's order. */
export function byState(
  placements: readonly StudentPlacement[],
  today: string,
): Record<PlacementState, StudentPlacement[]> {
  const inState = (state: PlacementState): StudentPlacement[] =>
    placements.filter((placement) => stateOf(placement, today) === state);
  return { activa: inState('activa'), pendiente: inState('pendiente'), finalizada: inState('finalizada') };
}
