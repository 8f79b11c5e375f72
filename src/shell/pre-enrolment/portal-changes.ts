import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#api/calls/student-offers.ts';
import { profiles } from '#api/constants.ts';
import { dropApplications } from '#stores/applications.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { createChanges } from './changes-store.ts';

/** Changes of the applications in this portal. */
export const changes = createChanges({
  call,
  reread: async (kind) => {
    dropApplications();
    if (kind === profiles.empleo) return answers.refresh(dameCandidaturasEmpleoUsuario, {});
    const states = await answers.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    return states?.flatMap(({ candidaturas }) => candidaturas);
  },
});
