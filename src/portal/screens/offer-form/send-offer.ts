import { addOferta, dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { type ChangeMemory, changeOnce } from '#portal/data/server/change-once.ts';
import type { Clock, unknownOutcome } from '#portal/data/server/late-arrivals.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { comparableOffer } from './comparable-offer.ts';

/** Ids of an offer stored on the server. */
export interface SentOffer {
  idoferta: number;
  urlAcceso: string;
}

/**
 * Result of sending an offer. `changed`: someone else has changed the offer since it was opened. `arrived`: an
 * earlier attempt is on the server with other content (`isOwn`), or another tab's with the same content; without
 * `now`, that offer is not editable any more.
 */
export type OfferResult =
  | ({ ok: true } & SentOffer)
  | CallFailure
  | typeof unknownOutcome
  | { ok: false; kind: 'changed'; now: EditableOffer }
  | (Omit<FoundAddition<Process>, 'row'> & { now: EditableOffer | undefined });

/** Memory of a sent offer: the fields that its draft may store, and only the size of a file. */
export type RememberedOffer = object;

/** Sends offers, each at most once. */
export interface OfferSender {
  /** Creates an offer. */
  create: (offer: OfferRequest, options?: UploadOptions) => Promise<OfferResult>;
  /**
   * Changes an offer.
   * @param opened the offer as it was when its form was opened, to detect changes by others
   */
  change: (opened: EditableOffer, offer: OfferRequest, options?: UploadOptions) => Promise<OfferResult>;
}

/** Whether a stored offer has the content sent; the publication is compared only if it was sent. */
function matchesSent(present: object, sent: object): boolean {
  const { idOpcionPublicacion, ...rest } = comparableOffer(present) as { idOpcionPublicacion?: number };
  const sentValues = comparableOffer(sent);
  return isSame('idOpcionPublicacion' in sentValues ? { ...rest, idOpcionPublicacion } : rest, sentValues);
}

/** Reduces an offer to the fields that may be remembered. */
function rememberedOf(offer: OfferRequest, secret: readonly string[]): RememberedOffer {
  const size = offer.ficheroInformacionComplementaria?.ficheroB64ParaAltas?.length;
  const entries = Object.entries(comparableOffer(offer)).filter(([key]) => !secret.includes(key));
  return { ...Object.fromEntries(entries), idPerfil: offer.idPerfil, ...omitUndefined({ size }) };
}

const withoutKeys = ({ idempotencyKeys: _, ...options }: Partial<UploadOptions> = {}) => options;

interface OfferSenderSettings {
  /** Memory of sent offers, which survives a reload. */
  memory: SentMemory<RememberedOffer>;
  /** Fields that are never remembered. */
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
      const remembered = rememberedOf(offer, secret);
      const opened = new Map<number, EditableOffer>();
      const earlier = (memory.read()?.attempts.at(-1) ?? remembered) as { size?: number };
      const sent = await sendOnce({
        memory,
        values: remembered,
        list: () => call(dameProcesosEmpleoYpracticas, {}),
        idOf: ({ idoferta }) => idoferta,
        matches: ({ titulo, idPerfil }, text) => {
          const attempt = text as { titulo?: string; idPerfil?: number };
          return titulo === attempt.titulo && idPerfil === attempt.idPerfil;
        },
        isWaiting: ({ Estado }) => Estado === 'pendiente',
        compare: async ({ idoferta }) => {
          const stored = await read(idoferta);
          // An offer that cannot be edited any more cannot be read for comparison.
          if (!stored.ok)
            return stored.kind === 'unavailable' || stored.kind === 'aborted' ? stored : 'unknown';
          opened.set(idoferta, stored.datos);
          return earlier.size === (remembered as typeof earlier).size && matchesSent(stored.datos, offer)
            ? 'same'
            : 'other';
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
        // Without idempotency keys: a replayed first answer would hide that someone has reverted the change
        // since.
        send: () => call(addOferta, { body: { ...offer, idoferta } }, withoutKeys(options)),
        ...omitUndefined({ clock }),
      });
      if (changed.ok) return { idoferta, urlAcceso, ...(changed.datos as Partial<SentOffer>), ok: true };
      return changed.kind === 'changed' ? { ...changed, now: changed.now as EditableOffer } : changed;
    },
  };
}
