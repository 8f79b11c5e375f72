import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import { profiles } from '#core/contract/constants.ts';
import { dropApplications } from '#portal/data/cache/applications.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { createPreEnrolmentChanges } from './changes-store.ts';

/** Changes of the signed-in student's applications, in sync with the query cache. */
export const preEnrolmentChanges = createPreEnrolmentChanges({
  call,
  reread: async (kind) => {
    dropApplications();
    if (kind === profiles.empleo) return queryCache.refresh(dameCandidaturasEmpleoUsuario, {});
    const states = await queryCache.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    return states?.flatMap(({ candidaturas }) => candidaturas);
  },
});
