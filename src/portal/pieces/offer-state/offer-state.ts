import type { Process } from '#core/contract/entities/process.ts';
import { isManaged, type ListedState } from '#core/model/company-offers.ts';
import type { MessageId } from '#core/i18n/messages.ts';

/** What the states of an offer are called. */
export const offerStateTags = {
  pendiente: 'company-offers.pending',
  activa: 'company-offers.active',
  caducada: 'company-offers.expired',
  cerrada: 'company-offers.closed',
} as const satisfies Record<ListedState, MessageId>;

/** What is said of the state of an offer. */
export interface OfferStateView {
  tag: MessageId;
  tone: 'waiting' | 'open' | 'over';
  /** What it means and what comes next. */
  meaning: MessageId;
}

/** The words for how an offer of a company stands. */
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
      // The university has not published it: that it was closed says nothing of why.
      if (offer.cierre?.por === 'universidad')
        return { tag: 'company-offers.refused', tone: 'over', meaning: 'company-offers.refusedMeaning' };
      return { tag: offerStateTags.cerrada, tone: 'over', meaning: 'company-offers.closedMeaning' };
  }
}
