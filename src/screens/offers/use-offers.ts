import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { call } from '#stores/server.ts';
import {
  type FilterKey,
  filtersOf,
  type ListQuery,
  type Mode,
  type OfferFilters,
  readQuery,
  writeQuery,
} from './filters.ts';
import { isComingBack, keepPlace, type ListPlace, readPlace } from './list-place.ts';
import { empty, type ListState } from './list-state.ts';
import { createOffersStore, type OffersStore } from './offers-store.ts';

/** A list of offers and what can be done with it. */
export interface Offers {
  kind: OfferKind;
  list: ListState;
  store: OffersStore | undefined;
  /** What the address says. */
  query: ListQuery;
  /** Filters that this brand has for this kind. */
  known: ReadonlySet<FilterKey>;
  /**
   * Changes the filters.
   * @param isTyping the address is replaced, so that going back does not go letter by letter
   */
  change: (change: (filters: OfferFilters) => OfferFilters, isTyping?: boolean) => void;
  setMode: (mode: Mode) => void;
}

const loading: ListState = { ...empty, state: 'loading', filters: {} };
const nothing = atom(loading);
const noQuery: ListQuery = { filters: {} };

/** The list that the address of the page asks for; it follows the address, and the address follows it. */
export function useOffers(kind: OfferKind): Offers {
  const { brand } = usePage();
  const [known] = useState(() => filtersOf(kind, brand.fields.oferta.hidden));
  const [store] = useState(() =>
    typeof document === 'undefined' ? undefined : createOffersStore({ kind, call }),
  );
  const list = useStore(store?.$list ?? nothing, { ssr: () => loading });
  const [query, setQuery] = useState(noQuery);
  const present = useRef(noQuery);
  const place = useRef<ListPlace>(undefined);

  useEffect(() => {
    if (!store) return undefined;
    const follow = (): void => {
      present.current = readQuery(location.search, known);
      setQuery(present.current);
    };
    const showAddress = (): void => {
      follow();
      void store.show(present.current);
    };
    const leave = (): void => {
      const { $list } = store;
      if ($list.get().state !== 'ready') return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset['offer'];
      keepPlace(kind, { search: location.search, list: $list.get(), scroll: scrollY, focused });
    };
    // A page that the browser has kept as it was does not know what was applied for meanwhile.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      const kept = persisted ? readPlace(kind) : undefined;
      const { state, isReading } = store.$list.get();
      if (kept?.search === location.search && state === 'ready' && !isReading)
        store.restore(kept.list, present.current);
    };
    follow();
    const kept = isComingBack(location.pathname) ? readPlace(kind) : undefined;
    if (kept?.search === location.search) {
      place.current = kept;
      store.restore(kept.list, present.current);
    } else void store.show(present.current);
    addEventListener('popstate', showAddress);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('popstate', showAddress);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', wake);
    };
  }, [kind, known, store]);

  useLayoutEffect(() => {
    const { current } = place;
    if (!current || list.state !== 'ready') return;
    place.current = undefined;
    const card = current.focused && document.querySelector(`[data-offer="${CSS.escape(current.focused)}"] a`);
    if (card) (card as HTMLElement).focus({ preventScroll: true });
    scrollTo({ top: current.scroll, behavior: 'instant' });
  }, [list]);

  const goTo = (next: ListQuery, isTyping = false): void => {
    present.current = next;
    setQuery(next);
    const address = `${location.pathname}${writeQuery(next)}`;
    if (isTyping) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    void store?.show(next);
  };
  return {
    kind,
    list,
    store,
    query,
    known,
    change: (change, isTyping) => {
      const filters = change(present.current.filters);
      if (writeQuery({ filters }) === writeQuery({ filters: present.current.filters })) return;
      goTo({ ...present.current, filters }, isTyping);
    },
    setMode: (mode) => {
      if (mode !== (present.current.mode ?? list.mode)) goTo({ ...present.current, mode });
    },
  };
}
