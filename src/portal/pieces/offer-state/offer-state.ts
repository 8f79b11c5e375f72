import type { Process } from '#core/contract/entities/process.ts';
import { isManaged, type ListedState } from '#core/model/company-offers.ts';
import type { MessageId } from '#core/i18n/messages.ts';

/** Labels of the states of an offer. */
export const offerStateTags = {
  pendiente: 'company-offers.pending',
  activa: 'company-offers.active',
  caducada: 'company-offers.expired',
  cerrada: 'company-offers.closed',
} as const satisfies Record<ListedState, MessageId>;

/** Presentation of the state of an offer. */
export interface OfferStateView {
  tag: MessageId;
  tone: 'waiting' | 'open' | 'over';
  /** Meaning of the state and next step. */
  meaning: MessageId;
}

/** Chooses the presentation of an offer's state. */
export function offerStateOf(offer: Pick<Process, 'Estado' | 'tieneGestor' | 'cierre'>): OfferStateView {
  switch (offer.Estado) {
    case 'pendiente':
      return {
        tag: offerStateTags.pendiente,
        tone: 'waiting',
        meaning: isManaged(offer) ? 'company-offers.pendingManaged' : 'company-offers.pendingMeaning',
      };
    case 'activa':
      return {
        tag: offerStateTags.activa,
        tone: 'open',
        meaning: 'company-offers.activeMeaning',
      };
    case 'caducada':
      return { tag: offerStateTags.caducada, tone: 'over', meaning: 'company-offers.expiredMeaning' };
    default:
      // Not published by the university; "closed" alone would not give the reason.
      if (offer.cierre?.por === 'universidad')
        return { tag: 'company-offers.refused', tone: 'over', meaning: 'company-offers.refusedMeaning' };
      return { tag: offerStateTags.cerrada, tone: 'over', meaning: 'company-offers.closedMeaning' };
  }
}
