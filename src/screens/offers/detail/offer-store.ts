import { atom, type ReadableAtom } from 'nanostores';
import { dameOferta } from '#api/calls/student-offer.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure } from '#api/client/result.ts';
import type { OfferDetail } from '#api/entities/offer-detail.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';

/** An offer on its page: under way, there, not for this reader or gone (by its code), or not to be had now. */
export type OfferState =
  | { state: 'loading' }
  | { state: 'ready'; offer: OfferDetail }
  | { state: 'refused'; code: number }
  | { state: 'failed'; failure: CallFailure };

/** Gone, of the other kind, or without the service for its kind. */
const refusals: readonly number[] = [4, 6, 7, 20, 21];

export interface OfferStore {
  $offer: ReadableAtom<OfferState>;
  /** Asks for the offer; what is there stays until there is something newer. Gives the offer where it came. */
  load: () => Promise<OfferDetail | undefined>;
}

/** @param url the end of its address */
export function createOfferStore({
  kind,
  url,
  call,
}: {
  kind: OfferKind;
  url: string;
  call: Caller;
}): OfferStore {
  const $offer = atom<OfferState>({ state: 'loading' });
  return {
    $offer,
    load: async () => {
      if ($offer.get().state !== 'ready') $offer.set({ state: 'loading' });
      const result = await call(dameOferta, { params: { url }, query: { tipo: kind } });
      if (result.ok) {
        $offer.set({ state: 'ready', offer: result.datos });
        return result.datos;
      }
      const { kind: failure } = result;
      if (failure === 'aborted') return undefined;
      if (failure === 'error' && refusals.includes(result.code))
        $offer.set({ state: 'refused', code: result.code });
      else if ($offer.get().state !== 'ready') $offer.set({ state: 'failed', failure: result });
      return undefined;
    },
  };
}
