import * as codes from '#core/contract/codes.ts';
import {
  cerrarOferta,
  copiarOferta,
  copiarOfertaPerfilContrario,
  deleteOferta,
} from '#core/contract/calls/company-offers.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/idempotency-keys.ts';
import { withKeys } from '#portal/data/with-keys.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/client/result.ts';

/** What was chosen at the end of an offer: nobody, or who, since when and with which contract. */
export type Closing = Omit<RequestOf<typeof cerrarOferta>, 'urlOferta'>;

/** The copy of an offer. */
export interface OfferCopy {
  urlAcceso: string;
  idoferta?: number | undefined;
}

/** What is asked before it is done. */
export type OfferQuestion = 'close' | 'delete' | 'duplicate' | 'duplicateAsOther';

/** What has become of an offer. */
export type OfferOutcome = { did: 'close' | 'delete' } | { did: 'copy'; copy: OfferCopy };

export interface OfferChangesSettings {
  call: Caller;
  /** Asks for the offers of the company anew; `undefined` where they did not come. */
  reread: () => Promise<readonly Process[] | undefined>;
  /** Forgets what is kept of them, because one has changed. */
  drop: () => void;
}

type Done<T = object> = ({ ok: true } & T) | CallFailure;

/** What a company does with an offer; each is sent once. */
export interface OfferChanges {
  close: (offer: Process, closing: Closing) => Promise<Done>;
  remove: (offer: Process) => Promise<Done>;
  copy: (offer: Process, asOther: boolean) => Promise<Done<{ copy: OfferCopy }>>;
}

/** Codes after which the offer is not what the page shows of it. */
const outdated: readonly number[] = [
  codes.offerNotFound,
  codes.offerHasManager,
  codes.actionNotAllowed,
  codes.statusCannotChange,
];

/** Whether a refusal says that the offer has changed meanwhile: what was wanted of it makes no sense any more. */
export const isOutdated = (failure: CallFailure): boolean =>
  'code' in failure && outdated.includes(failure.code);

/**
 * Changes of offers. An answer that got lost is made up for by what the server shows afterwards, and a refusal by which
 * the list proves to be of before brings a new one.
 */
export function createOfferChanges({ call, reread, drop }: OfferChangesSettings): OfferChanges {
  /** Keys of the copies of each offer: one that is asked for again, since its answer was lost, is the same copy. */
  const keysOfCopies = new Map<string, IdempotencyKeys>();
  const keysOf = (urlAcceso: string): IdempotencyKeys => {
    const keys = keysOfCopies.get(urlAcceso) ?? createIdempotencyKeys();
    keysOfCopies.set(urlAcceso, keys);
    return keys;
  };

  async function make(
    send: () => Promise<CallResult>,
    isMade: (now: readonly Process[]) => boolean,
  ): Promise<Done> {
    const result = await send();
    if (result.ok) {
      drop();
      await reread();
      return { ok: true };
    }
    if (result.kind === 'aborted') return result;
    if (result.kind !== 'unavailable') {
      if (isOutdated(result)) {
        drop();
        await reread();
      }
      return result;
    }
    const now = await reread();
    if (!now || !isMade(now)) return result;
    drop();
    return { ok: true };
  }

  return {
    close: ({ urlAcceso }, closing) =>
      make(
        () => call(cerrarOferta, { body: { urlOferta: urlAcceso, ...closing } }),
        (now) => now.find((it) => it.urlAcceso === urlAcceso)?.Estado === 'cerrada',
      ),

    remove: ({ urlAcceso }) =>
      make(
        () => call(deleteOferta, { body: { urlOferta: urlAcceso } }),
        (now) => now.every((it) => it.urlAcceso !== urlAcceso),
      ),

    copy: async ({ urlAcceso }, asOther) => {
      // A copy whose answer is lost is told from the others by not having been there before.
      const before = new Set((await reread())?.map(({ idoferta }) => idoferta));
      if (before.size === 0)
        return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' };
      let copy: OfferCopy | undefined;
      const done = await make(
        async () => {
          const input = { body: { urlOferta: urlAcceso } };
          const copying = withKeys(call, keysOf(urlAcceso));
          const result = await (asOther
            ? copying(copiarOfertaPerfilContrario, input)
            : copying(copiarOferta, input));
          if (result.ok) copy = result.datos;
          return result;
        },
        (now) => {
          copy = now.find((it) => it.copiaDe === urlAcceso && !before.has(it.idoferta));
          return copy !== undefined;
        },
      );
      if (!done.ok) return done;
      if (copy && copy.idoferta === undefined) {
        const { urlAcceso: own } = copy;
        copy = (await reread())?.find((it) => it.urlAcceso === own) ?? copy;
      }
      return copy
        ? { ok: true, copy }
        : { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'shape' };
    },
  };
}
