import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';

/** The calls that give one's own applications to offers of a kind; those to placements come by their state. */
export const applicationsOf = {
  practicas: dameCandidaturasPracticasUsuarioPorEstados,
  empleo: dameCandidaturasEmpleoUsuario,
} as const;
