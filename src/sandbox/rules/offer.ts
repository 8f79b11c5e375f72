import type { OfferState } from '#api/entities/process.ts';
import { nextState, type Transitions } from './transitions.ts';

/** What happens to an offer: the university publishes it, time makes it expire, all else the company does. */
export type OfferAction = 'edit' | 'publish' | 'expire' | 'close' | 'delete';

const ends = { close: 'cerrada', delete: 'eliminada' } as const;

export const offerTransitions: Transitions<OfferState, OfferAction> = {
  pendiente: { ...ends, edit: 'pendiente', publish: 'activa', expire: 'caducada' },
  activa: { ...ends, expire: 'caducada' },
  caducada: ends,
  cerrada: { delete: 'eliminada' },
  eliminada: {},
};

interface Stored {
  estado: OfferState;
  /** Last day, YYYY-MM-DD. */
  fechaCaducidad?: string | undefined;
}

/** State of an offer on a day (YYYY-MM-DD): one that is pending or active expires by itself after its last day. */
export function offerState({ estado, fechaCaducidad }: Stored, today: string): OfferState {
  const late = fechaCaducidad !== undefined && fechaCaducidad < today;
  return (late && nextState(offerTransitions, estado, 'expire')) || estado;
}

/** The code that keeps a company from editing an offer: 25 once it has a manager, 68 unless it is pending. */
export function editRefusal(
  offer: Stored & { gestor?: string | undefined },
  today: string,
): 25 | 68 | undefined {
  if (offer.gestor) return 25;
  return nextState(offerTransitions, offerState(offer, today), 'edit') ? undefined : 68;
}

/** The code that keeps a company from closing an offer: 49 once it is closed. */
export function closeRefusal(offer: Stored, today: string): 49 | undefined {
  return nextState(offerTransitions, offerState(offer, today), 'close') ? undefined : 49;
}

/**
 * The code that keeps a company from deleting an offer: 25 while the university manages it, 48 while someone still
 * takes part.
 */
export function deleteRefusal(
  offer: Stored & { gestor?: string | undefined },
  today: string,
  candidaciesGoingOn: number,
): 25 | 48 | undefined {
  const state = offerState(offer, today);
  if (offer.gestor && (state === 'pendiente' || state === 'activa')) return 25;
  return candidaciesGoingOn > 0 || !nextState(offerTransitions, state, 'delete') ? 48 : undefined;
}
