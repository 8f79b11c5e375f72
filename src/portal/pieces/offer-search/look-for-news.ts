import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { isoDay } from '#core/model/offers.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Person } from '#portal/data/session/person.ts';
import type { SavedItems, SavedSearch } from '#portal/pieces/offer-search/saved-items.ts';
import { updateSearch } from '#portal/pieces/offer-search/saved-offers.ts';
import { matcher, searchable } from './match-offer.ts';

/** Minimum interval between requests of the same search, in milliseconds. */
export const searchInterval = 30 * 60_000;

/** Maximum number of searches requested on a page. */
const maxSearches = 3;

/** Ids of a search's newest offers that are new since it was last looked at. */
export function newOfferIds(
  search: Pick<SavedSearch, 'filters' | 'known' | 'since'>,
  rows: readonly OfferCard[],
): number[] {
  const matches = matcher(search.filters);
  return rows
    .filter((row) => matches(searchable(row)) && isoDay(row.fecha) >= search.since)
    .map(({ idoferta }) => idoferta)
    .filter((id) => !search.known.includes(id));
}

interface LookSettings {
  saved: SavedItems;
  person: Person;
  call: Caller;
  now: number;
}

/**
 * Requests the first page of each search that is due, one after another, and stores the number of new offers.
 */
export async function refreshSavedSearches({ saved, person, call, now }: LookSettings): Promise<void> {
  const due = saved.busquedas.filter(({ looked }) => now - looked >= searchInterval).slice(0, maxSearches);
  for (const search of due) {
    const { kind, filters } = search;
    const result = await call(dameOfertasUsuario, { params: { type: kind, page: 1 }, query: filters });
    // Stops at the first failure, so as not to burden a failing server.
    if (!result.ok) return;
    const { ofertas } = result.datos;
    updateSearch(person, search, (present) => ({ fresh: newOfferIds(present, ofertas).length, looked: now }));
  }
}
