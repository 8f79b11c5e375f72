/* Code needed for sending an offer, loaded during the review. */

export { dropOwnOffers } from '#portal/data/cache/own-offers.ts';
export { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
export { createOfferSender } from './send-offer.ts';
