import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { isoDay } from '#core/model/offers.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Person } from '#portal/data/session/person.ts';
import { noteOfSearch, type SavedItems, type SavedSearch } from '#portal/data/browser/saved-offers.ts';
import { matcher, searchable } from './match-offer.ts';

/** A search is asked for at most so often, in milliseconds. */
export const pauseOfSearches = 30 * 60_000;

/** So many searches are asked for on a page. */
const mostAtOnce = 3;

/** Those of the newest offers of a search that came since it was looked at last. */
export function newIn(
  search: Pick<SavedSearch, 'filters' | 'known' | 'since'>,
  rows: readonly OfferCard[],
): number[] {
  const isWanted = matcher(search.filters);
  return rows
    .filter((row) => isWanted(searchable(row)) && isoDay(row.fecha) >= search.since)
    .map(({ idoferta }) => idoferta)
    .filter((id) => !search.known.includes(id));
}

interface LookSettings {
  saved: SavedItems;
  person: Person;
  call: Caller;
  now: number;
}

/** Asks for the first page of each search that was not asked for lately, one after another, and notes what is new. */
export async function lookForNews({ saved, person, call, now }: LookSettings): Promise<void> {
  const due = saved.busquedas.filter(({ looked }) => now - looked >= pauseOfSearches).slice(0, mostAtOnce);
  for (const search of due) {
    const { kind, filters } = search;
    const result = await call(dameOfertasUsuario, { params: { type: kind, page: 1 }, query: filters });
    // A server that fails now is not asked for the others.
    if (!result.ok) return;
    const { ofertas } = result.datos;
    noteOfSearch(person, search, (present) => ({ fresh: newIn(present, ofertas).length, looked: now }));
  }
}
