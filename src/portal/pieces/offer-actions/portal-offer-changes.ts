import { dropOwnOffers, rereadOwnOffers, shownOwnOffers } from '#portal/data/cache/own-offers.ts';
import { call } from '#portal/data/server/call.ts';
import { createOfferChanges } from './offer-changes.ts';

/** The changes of offers in this portal. */
export const offerChanges = createOfferChanges({
  call,
  reread: rereadOwnOffers,
  drop: dropOwnOffers,
  known: () => shownOwnOffers()?.map(({ idoferta }) => idoferta),
});
