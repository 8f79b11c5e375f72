import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import { profiles } from '#core/contract/constants.ts';
import { dropApplications } from '#portal/data/applications.ts';
import { queryCache } from '#portal/data/portal-answers.ts';
import { call } from '#portal/data/server.ts';
import { createChanges } from './changes-store.ts';

/** Changes of the applications in this portal. */
export const changes = createChanges({
  call,
  reread: async (kind) => {
    dropApplications();
    if (kind === profiles.empleo) return queryCache.refresh(dameCandidaturasEmpleoUsuario, {});
    const states = await queryCache.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    return states?.flatMap(({ candidaturas }) => candidaturas);
  },
});
