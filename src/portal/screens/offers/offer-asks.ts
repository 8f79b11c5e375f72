import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { pageId } from '#portal/data/ahead/ask.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';
import { offerInput } from './detail/offer-input.ts';

/** What the page of an offer asks for. */
export function offerAsks(kind: OfferKind): Asks {
  return () => [wants(dameOferta, offerInput(pageId, kind))];
}
