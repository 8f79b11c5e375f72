import { dropOwnOffers, rereadOwnOffers, shownOwnOffers } from '#portal/data/own-offers.ts';
import { call } from '#portal/data/server.ts';
import { createOfferChanges } from './offer-changes.ts';

/** The changes of offers in this portal. */
export const offerChanges = createOfferChanges({
  call,
  reread: rereadOwnOffers,
  drop: dropOwnOffers,
  known: () => shownOwnOffers()?.map(({ idoferta }) => idoferta),
});
