import { addOferta, dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { type ChangeMemory, changeOnce } from '#portal/data/server/change-once.ts';
import type { Clock, isOutcomeUnknown } from '#portal/data/server/late-arrivals.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { comparableOffer } from './comparable-offer.ts';

/** An offer that the server has. */
export interface SentOffer {
  idoferta: number;
  urlAcceso: string;
}

/**
 * What came of it; someone else may have changed the offer meanwhile, and it is another one now. `arrived`: an earlier
 * one is there that says something else (`isOwn`), or one that says the same from another tab; without `now` it can no
 * longer be edited.
 */
export type OfferResult =
  | ({ ok: true } & SentOffer)
  | CallFailure
  | typeof isOutcomeUnknown
  | { ok: false; kind: 'changed'; now: EditableOffer }
  | (Omit<FoundAddition<Process>, 'row'> & { now: EditableOffer | undefined });

/** What is remembered of an offer that was sent: nothing that its draft may not keep, and of a file its size. */
export type SaidOffer = object;

/** Sends offers, none of them twice. */
export interface OfferSender {
  /** A new offer. */
  create: (offer: OfferRequest, options?: UploadOptions) => Promise<OfferResult>;
  /**
   * Changes an offer.
   * @param opened as it was when its form was opened: someone else may have changed it since
   */
  change: (opened: EditableOffer, offer: OfferRequest, options?: UploadOptions) => Promise<OfferResult>;
}

/** Whether an offer says what was sent; how it is published, the server says where that was left to it. */
function says(present: object, sent: object): boolean {
  const { idOpcionPublicacion, ...rest } = comparableOffer(present) as { idOpcionPublicacion?: number };
  const said = comparableOffer(sent);
  return isSame('idOpcionPublicacion' in said ? { ...rest, idOpcionPublicacion } : rest, said);
}

/** What stays of an offer where it is remembered. */
function rememberedOf(offer: OfferRequest, secret: readonly string[]): SaidOffer {
  const size = offer.ficheroInformacionComplementaria?.ficheroB64ParaAltas?.length;
  const said = Object.entries(comparableOffer(offer)).filter(([key]) => !secret.includes(key));
  return { ...Object.fromEntries(said), idPerfil: offer.idPerfil, ...omitUndefined({ size }) };
}

const withoutKeys = ({ idempotencyKeys: _, ...options }: Partial<UploadOptions> = {}) => options;

interface OfferSenderSettings {
  /** Where it is remembered what was sent, should the page be loaded again in between. */
  memory: SentMemory<SaidOffer>;
  /** Fields that are remembered nowhere. */
  secret?: readonly string[];
  clock?: Clock;
}

export function createOfferSender(
  call: Caller,
  { memory, secret = [], clock }: OfferSenderSettings,
): OfferSender {
  const changes: ChangeMemory<object> = {};
  const read = (id: number) => call(dameOfertaEditable, { params: { id } });

  return {
    create: async (offer, options) => {
      const said = rememberedOf(offer, secret);
      const opened = new Map<number, EditableOffer>();
      const before = (memory.read()?.said.at(-1) ?? said) as { size?: number };
      const sent = await sendOnce({
        memory,
        said,
        list: () => call(dameProcesosEmpleoYpracticas, {}),
        idOf: ({ idoferta }) => idoferta,
        isIt: ({ titulo, idPerfil }, text) => {
          const known = text as { titulo?: string; idPerfil?: number };
          return titulo === known.titulo && idPerfil === known.idPerfil;
        },
        isWaiting: ({ Estado }) => Estado === 'pendiente',
        compare: async ({ idoferta }) => {
          const found = await read(idoferta);
          // What can no longer be edited can no longer be compared.
          if (!found.ok) return found.kind === 'unavailable' || found.kind === 'aborted' ? found : 'unknown';
          opened.set(idoferta, found.datos);
          return before.size === (said as typeof before).size && says(found.datos, offer) ? 'same' : 'other';
        },
        send: (keys) => call(addOferta, { body: offer }, { ...options, ...keys }),
        ...omitUndefined({ clock, signal: options?.signal }),
      });
      if (sent.ok) {
        const { idoferta, urlAcceso } = 'row' in sent ? sent.row : sent.datos;
        return { ok: true, idoferta, urlAcceso };
      }
      if (sent.kind !== 'arrived') return sent;
      return { ...sent, now: opened.get(sent.row.idoferta) };
    },
    change: async (opened, offer, options) => {
      const { idoferta, urlAcceso } = opened;
      const changed = await changeOnce<object>({
        memory: changes,
        opened,
        next: (now) => ({
          ...now,
          ...offer,
          idOpcionPublicacion: offer.idOpcionPublicacion ?? (now as EditableOffer).idOpcionPublicacion,
        }),
        isSame: (one, other) => isSame(comparableOffer(one), comparableOffer(other)),
        read: () => read(idoferta),
        // The first answer again would hide that somebody has changed it back since.
        send: () => call(addOferta, { body: { ...offer, idoferta } }, withoutKeys(options)),
        ...omitUndefined({ clock }),
      });
      if (changed.ok) return { idoferta, urlAcceso, ...(changed.datos as Partial<SentOffer>), ok: true };
      return changed.kind === 'changed' ? { ...changed, now: changed.now as EditableOffer } : changed;
    },
  };
}
