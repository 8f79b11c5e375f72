import type { QueryOf } from '#core/contract/call.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { isOwnedBy, type Person } from '#portal/data/session/person.ts';

/** A saved offer: the keys that a row of a list shows. */
export interface SavedOffer extends Pick<
  OfferCard,
  'titulo' | 'empresa' | 'urlAcceso' | 'textoPerfilOferta' | 'fechaCaducidad' | 'inscrito'
> {
  /** Set once the server has said that the offer is closed. */
  cerrada?: ClosedOffer;
  /** Time of the last look at whether it is still open, in milliseconds since 1970. */
  mirada?: number;
}

/** How an offer ended that students cannot apply to any more. */
export interface ClosedOffer {
  /** Day of the closing; if the server does not tell, the day on which the browser noticed. YYYY-MM-DD. */
  dia: string;
  /** Whether the server told the day. */
  esDelServidor: boolean;
}

/** A saved search for offers, with the count of new results. */
export interface SavedSearch {
  kind: OfferKind;
  /** Filters as the query of the list has them, in the order of their names. */
  query: string;
  filters: QueryOf<typeof dameOfertasUsuario>;
  /** Ids of the newest results that were seen. */
  known: readonly number[];
  /** Day since which offers count as new, YYYY-MM-DD. */
  since: string;
  /** Number of new offers. */
  fresh: number;
  /** Time of the last request for it, in milliseconds since 1970. */
  looked: number;
}

export interface SavedItems {
  /** `identity` of the owner, the only person these items are shown to. */
  quien: string;
  ofertas: readonly SavedOffer[];
  busquedas: readonly SavedSearch[];
}

const nothing: SavedItems = { quien: '', ofertas: [], busquedas: [] };

/** Parses stored items; returns none for unreadable text. */
export function parseSavedItems(text: string): SavedItems {
  try {
    const { quien, ofertas, busquedas } = JSON.parse(text) as Partial<SavedItems>;
    return typeof quien === 'string' && Array.isArray(ofertas) && Array.isArray(busquedas)
      ? { quien, ofertas, busquedas }
      : nothing;
  } catch {
    return nothing;
  }
}

/** The saved items of a person. */
export const savedOf = (saved: SavedItems | undefined, person: Person | undefined): SavedItems =>
  person && saved && isOwnedBy(saved.quien, person) ? saved : nothing;
