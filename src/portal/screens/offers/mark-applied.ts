import type { OfferKind } from '#core/model/offers.ts';
import { listPositionOf } from '#portal/lists/position/list-position.ts';
import { listPages } from './list-pages.ts';
import type { OffersState } from './offers-store.ts';

/** Marks an offer as applied to in the stored list position. */
export function markApplied(kind: OfferKind, urlAcceso: string): void {
  const stored = listPositionOf<OffersState>(listPages[kind]);
  const position = stored.read()?.datos;
  if (!position) return;
  const rows = position.list.rows.map((offer) =>
    offer.urlAcceso === urlAcceso ? { ...offer, inscrito: true } : offer,
  );
  stored.keep({ ...position, list: { ...position.list, rows } });
}
