import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import type { Application, ApplicationsByState } from '#core/contract/entities/application.ts';

/** The call that lists one's own applications, per kind of offer; those to placements come grouped by state. */
export const applicationsOf = {
  practicas: dameCandidaturasPracticasUsuarioPorEstados,
  empleo: dameCandidaturasEmpleoUsuario,
} as const;

/** The applications in answers to these calls: those to placements, then those to jobs. */
export const applicationsIn = (
  byState: readonly ApplicationsByState[] = [],
  jobs: readonly Application[] = [],
): readonly Application[] => [...byState.flatMap(({ candidaturas }) => candidaturas), ...jobs];
