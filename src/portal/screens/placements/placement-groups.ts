import type { StudentPlacement } from '#core/contract/entities/placement.ts';

export type PlacementState = NonNullable<StudentPlacement['estado']>;

/** In the order in which they matter. */
export const placementStates = ['activa', 'pendiente', 'finalizada'] as const satisfies PlacementState[];

/**
 * How a placement stands; where the server does not say, by its dates.
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

/** Placements by their state, in the order of the server. */
export function byState(
  placements: readonly StudentPlacement[],
  today: string,
): Record<PlacementState, StudentPlacement[]> {
  const inState = (wanted: PlacementState): StudentPlacement[] =>
    placements.filter((placement) => stateOf(placement, today) === wanted);
  return { activa: inState('activa'), pendiente: inState('pendiente'), finalizada: inState('finalizada') };
}
