import {
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import { raise } from '#portal/data/messages.ts';
import { answers } from '#portal/data/portal-answers.ts';
import { call } from '#portal/data/server.ts';
import { withOrder } from '../application-groups.ts';
import { createOrder } from './order-store.ts';

/** Below the list: where it is said that an order was not taken. */
export const orderPlace: { current: HTMLDivElement | null } = { current: null };

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
    raise(failure, { place: orderPlace, ...(failure.kind === 'unavailable' && { retry }) });
  },
});
