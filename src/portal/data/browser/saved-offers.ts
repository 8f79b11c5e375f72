import type { QueryOf } from '#core/contract/call.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { localDay } from '#core/i18n/dates.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { storedAtom } from './stored-atom.ts';
import { isOf, type Person } from '#portal/data/session/person.ts';

/** What is kept of an offer: what a line of a list says of it. */
export type SavedOffer = Pick<OfferCard, 'titulo' | 'empresa' | 'urlAcceso' | 'textoPerfilOferta'>;

/** A search of offers that someone wants to be told of. */
export interface SavedSearch {
  kind: OfferKind;
  /** Its filters as the query of the list has them, in the order of their names. */
  query: string;
  filters: QueryOf<typeof dameOfertasUsuario>;
  /** Ids of the newest offers of it that were seen. */
  known: readonly number[];
  /** Day since which offers count as new, YYYY-MM-DD. */
  since: string;
  /** How many are new. */
  fresh: number;
  /** When the server was asked last, in milliseconds. */
  looked: number;
}

export interface SavedItems {
  /** `identity` of whose it is: nobody else is shown it. */
  quien: string;
  ofertas: readonly SavedOffer[];
  busquedas: readonly SavedSearch[];
}

/** More than this many are no longer a choice. */
export const mostSaved = { ofertas: 100, busquedas: 10 } as const;

const nothing: SavedItems = { quien: '', ofertas: [], busquedas: [] };

function read(text: string): SavedItems {
  try {
    const { quien, ofertas, busquedas } = JSON.parse(text) as Partial<SavedItems>;
    return typeof quien === 'string' && Array.isArray(ofertas) && Array.isArray(busquedas)
      ? { quien, ofertas, busquedas }
      : nothing;
  } catch {
    return nothing;
  }
}

/** Offers and searches that are kept in this browser, until the sign-out: no call of the contract keeps them. */
export const $saved = storedAtom<SavedItems>('guardado', { encode: JSON.stringify, decode: read });

/** What is kept for someone. */
export const savedOf = (saved: SavedItems | undefined, person: Person | undefined): SavedItems =>
  person && saved && isOf(saved.quien, person) ? saved : nothing;

function change(person: Person, next: (saved: SavedItems) => Partial<SavedItems>): void {
  const present = savedOf($saved.get(), person);
  $saved.set({ ...present, ...next(present), quien: person.identity });
}

/** Keeps an offer, or lets go of one that is kept; the latest comes first. */
export function toggleOffer(person: Person, offer: SavedOffer): void {
  const { titulo, empresa, urlAcceso, textoPerfilOferta } = offer;
  change(person, ({ ofertas }) => {
    const others = ofertas.filter((it) => it.urlAcceso !== urlAcceso);
    if (others.length < ofertas.length) return { ofertas: others };
    const all = [{ titulo, empresa, urlAcceso, textoPerfilOferta }, ...others];
    return { ofertas: all.slice(0, mostSaved.ofertas) };
  });
}

type SearchName = Pick<SavedSearch, 'kind' | 'query'>;

const isSame =
  (one: SearchName) =>
  (other: SearchName): boolean =>
    one.kind === other.kind && one.query === other.query;

/** Keeps a search in the place of the same one. */
export function keepSearch(person: Person, search: SavedSearch): void {
  change(person, ({ busquedas }) => {
    const isIt = isSame(search);
    const all = busquedas.some(isIt)
      ? busquedas.map((it) => (isIt(it) ? search : it))
      : [search, ...busquedas];
    return { busquedas: all.slice(0, mostSaved.busquedas) };
  });
}

/**
 * Notes what has become known of a search, if it is still kept: an answer may come after somebody has let go of it or
 * signed out, here or in another tab.
 */
export function noteOfSearch(
  person: Person,
  search: SearchName,
  news: (present: SavedSearch) => Partial<SavedSearch>,
): void {
  const present = savedSearch(savedOf($saved.get(), person), search);
  if (present) keepSearch(person, { ...present, ...news(present) });
}

/** Keeps a search from today on. @param known ids of the offers that it has now */
export function beginSearch(
  person: Person,
  search: Pick<SavedSearch, 'kind' | 'query' | 'filters'>,
  known: readonly number[],
): void {
  keepSearch(person, { ...search, known, since: localDay(), fresh: 0, looked: Date.now() });
}

export function dropSearch(person: Person, search: SearchName): void {
  const isIt = isSame(search);
  change(person, ({ busquedas }) => ({ busquedas: busquedas.filter((it) => !isIt(it)) }));
}

export const savedSearch = (saved: SavedItems, search: SearchName): SavedSearch | undefined =>
  saved.busquedas.find(isSame(search));

/** How many new offers all searches have. */
export const freshIn = ({ busquedas }: SavedItems): number =>
  busquedas.reduce((sum, { fresh }) => sum + fresh, 0);
