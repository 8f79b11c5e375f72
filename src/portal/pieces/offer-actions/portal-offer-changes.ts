import { dropOwnOffers, rereadOwnOffers, shownOwnOffers } from '#portal/data/cache/own-offers.ts';
import { call } from '#portal/data/server/call.ts';
import { createOfferChanges } from './offer-changes.ts';

/** Changes of the signed-in company's offers, in sync with the query cache. */
export const offerChanges = createOfferChanges({
  call,
  reread: rereadOwnOffers,
  drop: dropOwnOffers,
  known: () => shownOwnOffers()?.map(({ idoferta }) => idoferta),
});
