import {
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
} from '#core/contract/calls/student-offers.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { withOrder } from '../application-groups.ts';
import { createOrder } from './order-store.ts';

/** Element below the list that shows why an order was not saved. */
export const orderErrorRef: { current: HTMLDivElement | null } = { current: null };

/** The portal's store of the order of preference, wired to the query cache and the messages. */
export const preferenceOrder = createOrder({
  call,
  onSaved: (saved) => {
    const shown = queryCache.of(dameCandidaturasPracticasUsuarioPorEstados, {}).get();
    if (shown.state === 'ready')
      queryCache.put(dameCandidaturasPracticasUsuarioPorEstados, {}, withOrder(shown.datos, saved));
    queryCache.drop(dameCandidaturasPracticasUsuario, dameCandidaturasPracticasUsuarioPorEstados);
  },
  onFailed: (failure, retry) => {
    void queryCache.refresh(dameCandidaturasPracticasUsuarioPorEstados, {});
    showError(failure, { place: orderErrorRef, ...(failure.kind === 'unavailable' && { retry }) });
  },
});
