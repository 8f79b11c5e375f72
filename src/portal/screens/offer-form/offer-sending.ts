/* Code needed for sending an offer, loaded during the review. */

export { dropOwnOffers } from '#portal/data/cache/own-offers.ts';
export { asSentRequest, asStoredRequest } from '#portal/data/server/sent-requests.ts';
export { offerRefusal } from './offer-refusal.ts';
export { offerRequest } from './offer-request.ts';
export { createOfferSender } from './send-offer.ts';
