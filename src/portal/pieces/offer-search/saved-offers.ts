import { localDay } from '#core/i18n/dates.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { storedAtom } from '#portal/data/browser/stored-atom.ts';
import type { Person } from '#portal/data/session/person.ts';
import {
  parseSavedItems,
  type SavedItems,
  type SavedOffer,
  savedOf,
  type SavedSearch,
} from './saved-items.ts';

/** Most items of each kind; beyond that a list is not a choice any more. */
export const maxSavedItems = { ofertas: 100, busquedas: 10 } as const;

/** Saved offers and searches, stored in this browser until the sign-out: the contract has no call for them. */
export const $saved = storedAtom<SavedItems>('guardado', { encode: JSON.stringify, decode: parseSavedItems });

function update(person: Person, next: (saved: SavedItems) => Partial<SavedItems>): void {
  const present = savedOf($saved.get(), person);
  $saved.set({ ...present, ...next(present), quien: person.identity });
}

/** Saves an offer in front of the others, or removes a saved one. */
export function toggleOffer(person: Person, offer: SavedOffer): void {
  const { titulo, empresa, urlAcceso, textoPerfilOferta, fechaCaducidad, inscrito } = offer;
  update(person, ({ ofertas }) => {
    const others = ofertas.filter((saved) => saved.urlAcceso !== urlAcceso);
    if (others.length < ofertas.length) return { ofertas: others };
    const facts = omitUndefined({ fechaCaducidad, inscrito });
    const saved = { titulo, empresa, urlAcceso, textoPerfilOferta, ...facts };
    const all = [saved, ...others];
    return { ofertas: all.slice(0, maxSavedItems.ofertas) };
  });
}

/** Changes what is known of a saved offer, if it is still saved. */
export function updateOffer(
  person: Person,
  urlAcceso: string,
  news: { [Key in 'fechaCaducidad' | 'inscrito' | 'cerrada' | 'mirada']?: SavedOffer[Key] | undefined },
): void {
  if (!savedOf($saved.get(), person).ofertas.some((saved) => saved.urlAcceso === urlAcceso)) return;
  update(person, ({ ofertas }) => ({
    ofertas: ofertas.map((saved) =>
      saved.urlAcceso === urlAcceso ? ({ ...saved, ...news } as SavedOffer) : saved,
    ),
  }));
}

type SearchName = Pick<SavedSearch, 'kind' | 'query'>;

const isSame =
  (one: SearchName) =>
  (other: SearchName): boolean =>
    one.kind === other.kind && one.query === other.query;

/** Saves a search, or replaces the saved one with the same kind and query. */
export function keepSearch(person: Person, search: SavedSearch): void {
  update(person, ({ busquedas }) => {
    const isSearch = isSame(search);
    const all = busquedas.some(isSearch)
      ? busquedas.map((saved) => (isSearch(saved) ? search : saved))
      : [search, ...busquedas];
    return { busquedas: all.slice(0, maxSavedItems.busquedas) };
  });
}

/**
 * Updates a search if it is still saved: an answer may arrive after somebody has removed the search or signed out, here
 * or in another tab.
 */
export function updateSearch(
  person: Person,
  search: SearchName,
  news: (present: SavedSearch) => Partial<SavedSearch>,
): void {
  const present = savedSearch(savedOf($saved.get(), person), search);
  if (present) keepSearch(person, { ...present, ...news(present) });
}

/** Saves a search from today on. @param known ids of its present results */
export function beginSearch(
  person: Person,
  search: Pick<SavedSearch, 'kind' | 'query' | 'filters'>,
  known: readonly number[],
): void {
  keepSearch(person, { ...search, known, since: localDay(), fresh: 0, looked: Date.now() });
}

export function dropSearch(person: Person, search: SearchName): void {
  const isSearch = isSame(search);
  update(person, ({ busquedas }) => ({ busquedas: busquedas.filter((saved) => !isSearch(saved)) }));
}

export const savedSearch = (saved: SavedItems, search: SearchName): SavedSearch | undefined =>
  saved.busquedas.find(isSame(search));

/** Number of new offers in all saved searches together. */
export const countNewOffers = ({ busquedas }: SavedItems): number =>
  busquedas.reduce((sum, { fresh }) => sum + fresh, 0);
