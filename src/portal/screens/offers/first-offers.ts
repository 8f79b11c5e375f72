import { candidacyStates } from '#core/contract/constants.ts';
import type { RowOf } from '#core/contract/entities/domain-lists.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { pageSize } from '#core/contract/entities/paging.ts';
import { type OfferKind, offerKind } from '#core/model/offers.ts';
import { moveLast, sortRows } from '#portal/lists/paged/row-order.ts';
import { byDay, searchable } from '#portal/pieces/offer-search/match-offer.ts';
import type { OfferListMode } from './list-mode.ts';

/** Default order of a list of offers. */
export const offerOrder = { prepare: searchable, compare: byDay };

export const offersOfKind = (offers: readonly OfferCard[], kind: OfferKind): OfferCard[] =>
  offers.filter((offer) => offerKind(offer) === kind);

/** Ids of the states in which a candidacy has ended without a selection, by the phases of the server. */
export const closedStatesOf = (states: readonly RowOf<'estadosCandidaturasAlumno'>[]): ReadonlySet<number> =>
  new Set([
    candidacyStates.preEnrolmentRejected,
    ...states.filter(({ fase }) => fase === 'descartadas').map(({ id }) => id),
  ]);

/** Whether the own candidacy has ended: offers that are still open to the student come before. */
export const isClosedIn =
  (closed: ReadonlySet<number>) =>
  ({ estado }: OfferCard): boolean =>
    estado !== undefined && closed.has(estado);

/** Input of the first page of all offers of a kind. */
export const firstPage = (kind: OfferKind) => ({ params: { type: kind, page: 1 } }) as const;

/** What a list of offers without filters shows first, of the answer of its call; a test holds the store to it. */
export function firstOffers(
  offers: readonly OfferCard[],
  { kind, mode, closed }: { kind: OfferKind; mode: OfferListMode; closed: ReadonlySet<number> },
): readonly OfferCard[] {
  const rows =
    mode === 'todas'
      ? sortRows(offers, offerOrder)
      : moveLast(sortRows(offersOfKind(offers, kind), offerOrder), isClosedIn(closed)).slice(0, pageSize);
  return rows.map(({ row }) => row);
}
