import {
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#api/calls/student-offers.ts';
import { raise } from '#stores/messages.ts';
import { answers } from '#stores/portal-answers.ts';
import { call } from '#stores/server.ts';
import { withOrder } from '../application-groups.ts';
import { createOrder } from './order-store.ts';

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
