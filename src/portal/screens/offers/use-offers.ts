import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { OfferKind } from '#core/model/offers.ts';
import { $query, changeQuery, currentQuery } from '#portal/island/address/address.ts';
import { domainList } from '#portal/data/cache/domain-lists.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { emptyList } from '#portal/lists/paged/list-state.ts';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import type { OfferSearchFilters } from '#portal/pieces/offer-search/match-offer.ts';
import { call } from '#portal/data/server/call.ts';
import { type FilterKey, filtersOf, type OffersQuery, queryValues, readQuery } from './filters.ts';
import type { OfferListMode } from './list-mode.ts';
import { closedStatesOf } from './first-offers.ts';
import { createOffersStore, type OffersState, type OffersStore } from './offers-store.ts';

/** State and actions of a list of offers. */
export interface Offers {
  kind: OfferKind;
  list: OffersState;
  store: OffersStore | undefined;
  /** Filters and mode of the address. */
  query: OffersQuery;
  /** Keys of the filters that the brand has for this kind of offer. */
  known: ReadonlySet<FilterKey>;
  /**
   * Changes the filters.
   * @param typed the filter being typed, which gets one history entry instead of one per letter
   */
  change: (change: (filters: OfferSearchFilters) => OfferSearchFilters, typed?: FilterKey) => void;
  setMode: (mode: OfferListMode) => void;
}

const loading: OffersState = { ...emptyList, state: 'loading', filters: {} };
const nothing = atom(loading);

async function closedStates(): Promise<ReadonlySet<number>> {
  const states = await domainList('estadosCandidaturasAlumno');
  return closedStatesOf(states.ok ? states.rows : []);
}

/** List of offers in sync with the address: filters change the address, and the list follows the address. */
export function useOffers(kind: OfferKind): Offers {
  const { brand } = usePage();
  const [known] = useState(() => filtersOf(kind, brand.fields.oferta.hidden));
  const [store] = useState(() =>
    typeof document === 'undefined' ? undefined : createOffersStore({ kind, call, closedStates }),
  );
  const list = useStore(store?.$list ?? nothing, { ssr: () => loading });
  const query = readQuery(useQuery(), known);
  const present = (): OffersQuery => readQuery(new URLSearchParams(currentQuery()), known);

  useListPosition<OffersState>({
    isReady: list.state === 'ready',
    take: () => list,
    restore: (kept) => {
      if (!store?.$list.get().isReading) store?.restore(kept, present());
    },
    begin: () => void store?.show(present()),
  });
  useEffect(() => {
    return $query.listen((search) => void store?.show(readQuery(new URLSearchParams(search), known)));
  }, [known, store]);

  return {
    kind,
    list,
    store,
    query,
    known,
    change: (change, typed) => changeQuery(queryValues(change(present().filters), known), typed),
    setMode: (mode) => {
      if (mode !== (present().mode ?? list.mode)) changeQuery({ modo: mode });
    },
  };
}
