import {
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { withOrder } from '../application-groups.ts';
import { createOrder } from './order-store.ts';

/** Below the list: where it is said that an order was not taken. */
export const orderPlace: { current: HTMLDivElement | null } = { current: null };

/** The order of preference of the placements in this portal. */
export const order = createOrder({
  call,
  onSaved: (saved) => {
    const shown = queryCache.of(dameCandidaturasPracticasUsuarioPorEstados, {}).get();
    if (shown.state === 'ready')
      queryCache.put(dameCandidaturasPracticasUsuarioPorEstados, {}, withOrder(shown.datos, saved));
    queryCache.drop(dameCandidaturasPracticasUsuario, dameCandidaturasPracticasUsuarioPorEstados);
  },
  onFailed: (failure, retry) => {
    void queryCache.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    showError(failure, { place: orderPlace, ...(failure.kind === 'unavailable' && { retry }) });
  },
});
