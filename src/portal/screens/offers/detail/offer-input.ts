import type { OfferKind } from '#core/model/offers.ts';

/** What an offer is asked for with: the end of its address, and the kind that the page is about. */
export const offerInput = (url: string, tipo: OfferKind) => ({ params: { url }, query: { tipo } });
