import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#api/calls/student-offers.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { OfferCard } from '#api/entities/offer.ts';
import { type OfferKind, offerKind } from '#shell/offer-card/offer-facts.ts';
import { byDay, searchable, type SearchableOffer } from './match-offer.ts';

/** Offers that are filtered here, in order, newest first. */
export interface Pool {
  rows: readonly SearchableOffer[];
  /** Nothing is left to be read. */
  isComplete: boolean;
}

/** Pages that are asked for at the same time. */
const atOnce = 3;

/** The offers of both lists, as far as they are held here and not by the server. */
export interface OfferPools {
  /** The offers that fit, asked for once; a failure is not kept. */
  fitting: () => Promise<{ ok: true; pool: Pool } | CallFailure>;
  /** All offers as far as they have been read. */
  all: () => Pool;
  /**
   * Reads on until there is nothing left, or a page does not come. Whoever calls it while it is under way waits for
   * the same end.
   * @param onRead called after each step
   */
  readAll: (onRead: () => void) => Promise<CallFailure | undefined>;
}

export function createOfferPools(kind: OfferKind, call: Caller): OfferPools {
  const known = new Set<string>();
  let fittingAsked: ReturnType<OfferPools['fitting']> | undefined;
  let rows: SearchableOffer[] = [];
  let pagesRead = 0;
  let pages: number | undefined;
  let reading: ReturnType<OfferPools['readAll']> | undefined;
  const listeners = new Set<() => void>();

  async function askFitting(): ReturnType<OfferPools['fitting']> {
    const result = await call(ofertasEncajanConUsuario, {});
    if (!result.ok) {
      fittingAsked = undefined;
      return result;
    }
    const ofKind = result.datos.ofertas.filter((offer) => offerKind(offer) === kind);
    return { ok: true, pool: { rows: ofKind.map(searchable).sort(byDay('desc')), isComplete: true } };
  }

  /** An offer that moved to a later page because a new one was published comes twice. */
  function add(offers: readonly OfferCard[]): void {
    for (const offer of offers) {
      if (known.has(offer.urlAcceso)) continue;
      known.add(offer.urlAcceso);
      rows.push(searchable(offer));
    }
  }

  async function read(): Promise<CallFailure | undefined> {
    while (pages === undefined || pagesRead < pages) {
      const count = pages === undefined ? 1 : Math.min(atOnce, pages - pagesRead);
      const numbers = Array.from({ length: count }, (_, index) => pagesRead + index + 1);
      const results = await Promise.all(
        numbers.map((page) => call(dameOfertasUsuario, { params: { type: kind, page } })),
      );
      for (const result of results) {
        if (!result.ok) return result;
        add(result.datos.ofertas);
        pages = result.datos.numPaginas;
        pagesRead += 1;
      }
      if (pagesRead >= (pages ?? 0)) rows = rows.toSorted(byDay('desc'));
      for (const tell of listeners) tell();
    }
    return undefined;
  }

  return {
    fitting: () => (fittingAsked ??= askFitting()),
    all: () => ({ rows, isComplete: pages !== undefined && pagesRead >= pages }),
    readAll: async (onRead) => {
      listeners.add(onRead);
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const failure = await reading;
      listeners.delete(onRead);
      return failure;
    },
  };
}
