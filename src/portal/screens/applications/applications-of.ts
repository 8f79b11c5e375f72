import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';

/** The call that lists one's own applications, per kind of offer; those to placements come grouped by state. */
export const applicationsOf = {
  practicas: dameCandidaturasPracticasUsuarioPorEstados,
  empleo: dameCandidaturasEmpleoUsuario,
} as const;
