import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';

/** Who asks, in full. */
export function nameOf({ nombre, apellidos }: Pick<EducationRequest, 'nombre' | 'apellidos'>): string {
  return [nombre, apellidos].filter(Boolean).join(' ');
}

/** Those that wait for an answer, the one that has waited longest first, and the others as they came. */
export function byAnswer(requests: readonly EducationRequest[]): {
  waiting: EducationRequest[];
  answered: EducationRequest[];
} {
  const waits = ({ estado }: EducationRequest): boolean => estado === 'pendiente';
  return {
    waiting: requests
      .filter(waits)
      .toSorted((one, other) => (one.fecha ?? '').localeCompare(other.fecha ?? '')),
    answered: requests.filter((request) => !waits(request)),
  };
}

/** The placement that an accepted request has become: the student's that begins on the day that was asked for. */
export function placementOf(
  request: EducationRequest,
  placements: readonly CompanyPlacement[],
): CompanyPlacement | undefined {
  if (request.estado !== 'aceptada') return undefined;
  return placements.find((it) => nameOf(it) === nameOf(request) && it.fechaInicio === request.fechaInicio);
}
