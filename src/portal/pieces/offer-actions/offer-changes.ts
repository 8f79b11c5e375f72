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

/** What was chosen at the end of an offer: nobody, or who, since when and with which contract. */
export type CloseRequest = Omit<RequestOf<typeof cerrarOferta>, 'urlOferta'>;

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
  /** Asks for the offers of the company again; `undefined` where they did not come. */
  reread: () => Promise<readonly Process[] | undefined>;
  /** Forgets what is kept of them, because one has changed. */
  drop: () => void;
  /** Ids of the offers that the page shows; `undefined` where it shows no list. */
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

/** What came of closing; `arrived`: an earlier try has closed it that said something else of who was chosen. */
export type CloseResult = Done | { ok: false; kind: 'arrived' };

/** What came of copying; `arrived`: there is a copy since the page was loaded, made in another tab or by a colleague. */
export type CopyResult = Done<{ copy: OfferCopy }> | { ok: false; kind: 'arrived'; copy: OfferCopy };

/** What a company does with an offer; each is sent once. */
export interface OfferChanges {
  close: (offer: Process, closing: CloseRequest) => Promise<CloseResult>;
  remove: (offer: Process) => Promise<Done>;
  /** @param isAnother one is wanted although there is one that the page has not shown yet */
  copy: (offer: Process, asOther: boolean, isAnother?: boolean) => Promise<CopyResult>;
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
 * the list proves to be stale brings a new one.
 */
export function createOfferChanges({ call, reread, drop, known, clock }: OfferChangesSettings): OfferChanges {
  /** What was sent of each copy. */
  const memories = new Map<string, SentMemory<string>>();

  const lost: Reconciliation = new Set();

  async function make(
    what: string,
    send: () => Promise<CallResult>,
    isMade: (now: readonly Process[]) => boolean,
  ): Promise<Done> {
    const isDone = async (): Promise<boolean> => {
      const now = await reread();
      return now !== undefined && isMade(now);
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
      const what = `cerrar ${urlAcceso} `;
      const asked = what + JSON.stringify(closing);
      const saidOther = [...lost].some((it) => it.startsWith(what) && it !== asked);
      const result = await make(
        asked,
        () => call(cerrarOferta, { body: { urlOferta: urlAcceso, ...closing } }),
        (now) => now.find((it) => it.urlAcceso === urlAcceso)?.Estado === 'cerrada',
      );
      const isClosed = 'code' in result && result.code === codes.statusCannotChange;
      return saidOther && isClosed ? { ok: false, kind: 'arrived' } : result;
    },

    remove: ({ urlAcceso }) =>
      make(
        `eliminar ${urlAcceso}`,
        () => call(deleteOferta, { body: { urlOferta: urlAcceso } }),
        (now) => now.every((it) => it.urlAcceso !== urlAcceso),
      ),

    copy: async ({ urlAcceso }, asOther, isAnother = false) => {
      const shown = isAnother ? undefined : known();
      const wanted = asOther ? copiarOfertaPerfilContrario : copiarOferta;
      const key = `${wanted.name} ${urlAcceso}`;
      const memory = memories.get(key) ?? pageMemory<string>();
      memories.set(key, memory);
      const list = async () => {
        const datos = await reread();
        // The company has this offer: an empty list is a wrong answer.
        return datos?.length ? { ok: true as const, datos } : unreachable;
      };
      const sent = await sendOnce({
        memory,
        said: urlAcceso,
        list,
        idOf: ({ idoferta }) => idoferta,
        isIt: ({ copiaDe }) => copiaDe === urlAcceso,
        isWaiting: ({ idoferta }) => shown?.includes(idoferta) === false,
        send: (keys) => call(wanted, { body: { urlOferta: urlAcceso } }, keys),
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
      const now = await reread();
      const { idoferta = now?.find((it) => it.urlAcceso === datos.urlAcceso)?.idoferta } = datos;
      return { ok: true, copy: { ...datos, ...omitUndefined({ idoferta }) } };
    },
  };
}
