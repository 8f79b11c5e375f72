/* What is needed once an offer is sent, loaded while it is looked at once more. */

export { dropOwnOffers } from '#portal/data/cache/own-offers.ts';
export { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
export { createOfferSender } from './send-offer.ts';
