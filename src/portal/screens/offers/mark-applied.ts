import type { OfferKind } from '#core/model/offers.ts';
import { listPositionOf } from '#portal/lists/position/list-position.ts';
import { listPages } from './list-pages.ts';
import type { OffersState } from './offers-store.ts';

/** Notes in the list that is kept that the reader has applied to an offer. */
export function markApplied(kind: OfferKind, urlAcceso: string): void {
  const kept = listPositionOf<OffersState>(listPages[kind]);
  const place = kept.read()?.datos;
  if (!place) return;
  const rows = place.list.rows.map((offer) =>
    offer.urlAcceso === urlAcceso ? { ...offer, inscrito: true } : offer,
  );
  kept.keep({ ...place, list: { ...place.list, rows } });
}
