import * as codes from '#core/contract/codes.ts';
import {
  cerrarOferta,
  copiarOferta,
  copiarOfertaPerfilContrario,
  deleteOferta,
} from '#core/contract/calls/company-offers.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import { sendOnce } from '#portal/data/server/send-once.ts';
import { pageMemory, type SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** Result of an offer when it is closed: no candidate, or name, start and contract of the chosen one. */
export type CloseRequest = Omit<RequestOf<typeof cerrarOferta>, 'urlOferta'>;

/** Ids of the copy of an offer. */
export interface OfferCopy {
  urlAcceso: string;
  idoferta?: number | undefined;
}

/** Actions that need confirmation. */
export type OfferQuestion = 'close' | 'delete' | 'duplicate' | 'duplicateAsOther';

/** Outcome of an action on an offer. */
export type OfferOutcome = { action: 'close' | 'delete' } | { action: 'copy'; copy: OfferCopy };

export interface OfferChangesSettings {
  call: Caller;
  /** Reads the company's offers again; resolves to `undefined` if that failed. */
  reread: () => Promise<readonly Process[] | undefined>;
  /** Drops the cached offers after a change. */
  drop: () => void;
  /** Ids of the offers that the page shows; `undefined` without a list. */
  known: () => readonly number[] | undefined;
  clock?: Clock;
}

const unreachable = {
  ok: false,
  kind: 'unavailable',
  code: codes.serviceUnavailable,
  reason: 'network',
} as const;

type Done<T = object> = ({ ok: true } & T) | CallFailure;

/** Result of closing; `arrived`: an earlier attempt has closed the offer with other content. */
export type CloseResult = Done | { ok: false; kind: 'arrived' };

/** Result of copying; `arrived`: another tab or a colleague has created a copy since the page was loaded. */
export type CopyResult = Done<{ copy: OfferCopy }> | { ok: false; kind: 'arrived'; copy: OfferCopy };

/** Changes of a company's offers, each sent at most once. */
export interface OfferChanges {
  close: (offer: Process, closing: CloseRequest) => Promise<CloseResult>;
  remove: (offer: Process) => Promise<Done>;
  /** @param isAnother creates a copy even if there is one that the page does not show yet */
  copy: (offer: Process, asOther: boolean, isAnother?: boolean) => Promise<CopyResult>;
}

/** Codes which mean that the page shows an outdated offer. */
const outdatedCodes: readonly number[] = [
  codes.offerNotFound,
  codes.offerHasManager,
  codes.actionNotAllowed,
  codes.statusCannotChange,
];

/** Whether a refusal means that the offer has changed, so that the action makes no sense any more. */
export const isOutdated = (failure: CallFailure): boolean =>
  'code' in failure && outdatedCodes.includes(failure.code);

/**
 * Creates the changes of offers. A lost answer is reconciled with the server's list, and a refusal that proves the
 * list to be stale reads the list again.
 */
export function createOfferChanges({ call, reread, drop, known, clock }: OfferChangesSettings): OfferChanges {
  /** Memory of the copies sent, by kind and offer. */
  const memories = new Map<string, SentMemory<string>>();

  const lost: Reconciliation = new Set();

  async function sendAndReread(
    what: string,
    send: () => Promise<CallResult>,
    isInList: (offers: readonly Process[]) => boolean,
  ): Promise<Done> {
    const isDone = async (): Promise<boolean> => {
      const offers = await reread();
      return offers !== undefined && isInList(offers);
    };
    const result = await reconcileRefusal({ lost, what, send, isDone });
    if (result.ok || isOutdated(result)) {
      drop();
      await reread();
    }
    return result.ok ? { ok: true } : result;
  }

  return {
    close: async ({ urlAcceso }, closing) => {
      const prefix = `cerrar ${urlAcceso} `;
      const key = prefix + JSON.stringify(closing);
      const hasOtherAttempt = [...lost].some((lostKey) => lostKey.startsWith(prefix) && lostKey !== key);
      const result = await sendAndReread(
        key,
        () => call(cerrarOferta, { body: { urlOferta: urlAcceso, ...closing } }),
        (offers) => offers.find((row) => row.urlAcceso === urlAcceso)?.Estado === 'cerrada',
      );
      const isClosed = 'code' in result && result.code === codes.statusCannotChange;
      return hasOtherAttempt && isClosed ? { ok: false, kind: 'arrived' } : result;
    },

    remove: ({ urlAcceso }) =>
      sendAndReread(
        `eliminar ${urlAcceso}`,
        () => call(deleteOferta, { body: { urlOferta: urlAcceso } }),
        (offers) => offers.every((row) => row.urlAcceso !== urlAcceso),
      ),

    copy: async ({ urlAcceso }, asOther, isAnother = false) => {
      const shown = isAnother ? undefined : known();
      const definition = asOther ? copiarOfertaPerfilContrario : copiarOferta;
      const key = `${definition.name} ${urlAcceso}`;
      const memory = memories.get(key) ?? pageMemory<string>();
      memories.set(key, memory);
      const list = async () => {
        const datos = await reread();
        // The company has at least this offer, so an empty list is a wrong answer.
        return datos?.length ? { ok: true as const, datos } : unreachable;
      };
      const sent = await sendOnce({
        memory,
        values: urlAcceso,
        list,
        idOf: ({ idoferta }) => idoferta,
        matches: ({ copiaDe }) => copiaDe === urlAcceso,
        isWaiting: ({ idoferta }) => shown?.includes(idoferta) === false,
        send: (keys) => call(definition, { body: { urlOferta: urlAcceso } }, keys),
        ...omitUndefined({ clock }),
      });
      if (!sent.ok && sent.kind === 'arrived') return { ok: false, kind: 'arrived', copy: sent.row };
      if (!sent.ok) {
        if (sent.kind === 'lost') return unreachable;
        if (isOutdated(sent)) drop();
        return sent;
      }
      drop();
      if ('row' in sent) return { ok: true, copy: sent.row };
      const { datos } = sent;
      const offers = await reread();
      const { idoferta = offers?.find((row) => row.urlAcceso === datos.urlAcceso)?.idoferta } = datos;
      return { ok: true, copy: { ...datos, ...omitUndefined({ idoferta }) } };
    },
  };
}
