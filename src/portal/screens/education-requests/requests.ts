import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';

/** Full name of the student. */
export function nameOf({ nombre, apellidos }: Pick<EducationRequest, 'nombre' | 'apellidos'>): string {
  return [nombre, apellidos].filter(Boolean).join(' ');
}

/** Groups requests into pending ones, oldest first, and answered ones in their original order. */
export function groupByAnswer(requests: readonly EducationRequest[]): {
  waiting: EducationRequest[];
  answered: EducationRequest[];
} {
  const isPending = ({ estado }: EducationRequest): boolean => estado === 'pendiente';
  return {
    waiting: requests
      .filter(isPending)
      .toSorted((one, other) => (one.fecha ?? '').localeCompare(other.fecha ?? '')),
    answered: requests.filter((request) => !isPending(request)),
  };
}

/** Placement of an accepted request: the one of the same student that begins on the requested day. */
export function placementOf(
  request: EducationRequest,
  placements: readonly CompanyPlacement[],
): CompanyPlacement | undefined {
  if (request.estado !== 'aceptada') return undefined;
  return placements.find(
    (placement) => nameOf(placement) === nameOf(request) && placement.fechaInicio === request.fechaInicio,
  );
}
