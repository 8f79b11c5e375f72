import * as codes from '#core/contract/codes.ts';
import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { pageSize } from '#core/contract/entities/paging.ts';
import type { OfferKind } from '#core/model/offers.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { ListState } from '#portal/lists/paged/list-state.ts';
import { createListStore, type ListStore } from '#portal/lists/paged/list-store.ts';
import type { YieldToMain } from '#portal/lists/paged/filter-yielding.ts';
import { matcher, type OfferSearchFilters } from '#portal/pieces/offer-search/match-offer.ts';
import { type OfferListMode, usualMode } from './list-mode.ts';
import { isClosedIn, offerOrder, offersOfKind } from './first-offers.ts';

export type OffersState = ListState<OfferCard, OfferSearchFilters, OfferListMode>;
export type OffersStore = ListStore<OfferCard, OfferSearchFilters, OfferListMode>;

interface StoreSettings {
  kind: OfferKind;
  call: Caller;
  /** Yields to the main thread while a long list is filtered. */
  pause?: YieldToMain;
  /** Ids of the states in which a candidacy has ended without a selection. */
  closedStates?: () => Promise<ReadonlySet<number>>;
}

const noStates = (): Promise<ReadonlySet<number>> => Promise.resolve(new Set());

/** Store of a list of offers: all of them, page by page, or fitting ones, read at once for both kinds. */
export function createOffersStore({
  kind,
  call,
  pause,
  closedStates = noStates,
}: StoreSettings): OffersStore {
  let closed: ReadonlySet<number> = new Set();
  return createListStore(
    {
      fetchPage: async (page, filters, options) => {
        const query = filters ? { query: filters } : {};
        const result = await call(dameOfertasUsuario, { params: { type: kind, page }, ...query }, options);
        if (!result.ok) return result;
        const { ofertas: rows, ...datos } = result.datos;
        return { ok: true, ...datos, rows, omitted: result.omitted };
      },
      mode: 'todas',
      unpaged: {
        mode: 'encajan',
        fetchRows: async () => {
          const result = await call(ofertasEncajanConUsuario, {});
          if (!result.ok) return result;
          const rows = offersOfKind(result.datos.ofertas, kind);
          if (rows.some(({ estado }) => estado !== undefined)) closed = await closedStates();
          return { ok: true, rows, omitted: result.omitted };
        },
        isLast: (offer) => isClosedIn(closed)(offer),
        // No offer fits a CV without studies.
        isBarred: (failure) => failure.kind === 'error' && failure.code === codes.noStudies,
      },
      defaultMode: usualMode[kind],
      pageSize,
      keyOf: ({ urlAcceso }) => urlAcceso,
      ...offerOrder,
      matcher,
      isReversed: ({ date }) => date === 'asc',
    },
    pause,
  );
}
