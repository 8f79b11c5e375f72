import type { OfferKind } from '#core/model/offers.ts';

/** Input of the call for an offer: the last segment of its address, and the kind of the page. */
export const offerInput = (url: string, tipo: OfferKind) => ({ params: { url }, query: { tipo } });
