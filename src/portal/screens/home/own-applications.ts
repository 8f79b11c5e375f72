import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';

/** Calls that read the student's applications, by kind of offer. */
export const ownApplications = {
  practicas: dameCandidaturasPracticasUsuario,
  empleo: dameCandidaturasEmpleoUsuario,
} as const;
