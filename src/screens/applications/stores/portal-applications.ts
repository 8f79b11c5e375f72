import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#api/calls/student-offers.ts';
import { profiles } from '#api/constants.ts';
import { dropApplications } from '#stores/applications.ts';
import { raise } from '#stores/messages.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { withOrder } from '../application-groups.ts';
import { createChanges } from './changes-store.ts';
import { createOrder } from './order-store.ts';

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

/** The order of preference of the placements in this portal. */
export const order = createOrder({
  call,
  onSaved: (saved) => {
    const shown = answers.of(dameCandidaturasPracticasUsuarioPorEstados, {}).get();
    if (shown.state === 'ready')
      answers.put(dameCandidaturasPracticasUsuarioPorEstados, {}, withOrder(shown.datos, saved));
    answers.drop(dameCandidaturasPracticasUsuario, dameCandidaturasPracticasUsuarioPorEstados);
  },
  onFailed: (failure, retry) => {
    void answers.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    raise(failure, failure.kind === 'unavailable' ? { retry } : {});
  },
});
