import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';

/** The calls that give one's own applications to offers of a kind. */
export const ownApplications = {
  practicas: dameCandidaturasPracticasUsuario,
  empleo: dameCandidaturasEmpleoUsuario,
} as const;
