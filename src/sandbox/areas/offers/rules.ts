import * as codes from '#core/contract/codes.ts';
import type { OfferState } from '#core/contract/entities/process.ts';
import { nextState, type Transitions } from '../../rules/transitions.ts';

/**
 * Actions on an offer. The university publishes, refuses, sends back for correction and assigns a manager; time expires;
 * the company does the rest.
 */
export type OfferStateAction =
  'edit' | 'publish' | 'refuse' | 'sendBack' | 'manage' | 'expire' | 'close' | 'delete';

const ends = { close: 'cerrada', delete: 'eliminada' } as const;

export const offerTransitions: Transitions<OfferState, OfferStateAction> = {
  pendiente: {
    ...ends,
    edit: 'pendiente',
    publish: 'activa',
    refuse: 'cerrada',
    sendBack: 'pendiente',
    manage: 'pendiente',
    expire: 'caducada',
  },
  activa: { ...ends, manage: 'activa', expire: 'caducada' },
  caducada: ends,
  cerrada: { delete: 'eliminada' },
  eliminada: {},
};

interface Stored {
  estado: OfferState;
  /** Last day, YYYY-MM-DD. */
  fechaCaducidad?: string | undefined;
}

/** Computes the state of an offer on a day (YYYY-MM-DD): pending and active offers expire after their last day. */
export function offerState({ estado, fechaCaducidad }: Stored, today: string): OfferState {
  const late = fechaCaducidad !== undefined && fechaCaducidad < today;
  return (late && nextState(offerTransitions, estado, 'expire')) || estado;
}

/**
 * Returns the refusal code of an edit by the company: `offerHasManager` for an offer with a manager, `offerNotEditable`
 * unless pending.
 */
export function editRefusal(
  offer: Stored & { gestor?: string | undefined },
  today: string,
): 25 | 68 | undefined {
  if (offer.gestor) return codes.offerHasManager;
  return nextState(offerTransitions, offerState(offer, today), 'edit') ? undefined : codes.offerNotEditable;
}

/** Returns the refusal code of closing an offer: `statusCannotChange` once closed. */
export function closeRefusal(offer: Stored, today: string): 49 | undefined {
  return nextState(offerTransitions, offerState(offer, today), 'close')
    ? undefined
    : codes.statusCannotChange;
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
  if (offer.gestor && (state === 'pendiente' || state === 'activa')) return codes.offerHasManager;
  return candidaciesGoingOn > 0 || !nextState(offerTransitions, state, 'delete')
    ? codes.actionNotAllowed
    : undefined;
}
