import { addOferta, dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import { isSame, type UploadOptions } from '#portal/data/record-store.ts';
import { saidIn } from './said-in.ts';

/** An offer that the server has. */
export interface SentOffer {
  idoferta: number;
  urlAcceso: string;
}

/** Nobody knows whether it has arrived: it is looked for before it is sent again. */
const lost = { ok: false, kind: 'lost' } as const;

/** What came of it; someone else may have changed the offer meanwhile, and it is another one now. */
export type OfferResult =
  ({ ok: true } & SentOffer) | CallFailure | typeof lost | { ok: false; kind: 'changed'; now: EditableOffer };

/** What is known of a sending that may have been answered without anybody hearing of it. */
export interface KnownOffers {
  /** Ids of the offers that were there before anything was sent. */
  read: () => readonly number[] | undefined;
  keep: (ids: readonly number[]) => void;
}

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
  const { idOpcionPublicacion, ...rest } = saidIn(present) as { idOpcionPublicacion?: number };
  const said = saidIn(sent);
  return isSame('idOpcionPublicacion' in said ? { ...rest, idOpcionPublicacion } : rest, said);
}

/** @param known where it is kept what was there before, should the page be loaded again in between */
export function createOfferSender(call: Caller, known: KnownOffers): OfferSender {
  const readAll = (): Promise<{ ok: true; datos: Process[] } | CallFailure> =>
    call(dameProcesosEmpleoYpracticas, {});

  /** The offer that was sent before, if that has arrived: one that was not there then and says the same. */
  async function arrived(
    offer: OfferRequest,
    before: readonly number[],
  ): Promise<{ ok: true; offer?: SentOffer } | CallFailure> {
    const all = await readAll();
    if (!all.ok) return all;
    const alike = all.datos.filter(
      ({ idoferta, titulo, idPerfil }) =>
        !before.includes(idoferta) && titulo === offer.titulo.trim() && idPerfil === offer.idPerfil,
    );
    for (const { idoferta, urlAcceso } of alike) {
      const found = await call(dameOfertaEditable, { params: { id: idoferta } });
      if (!found.ok && found.kind === 'unavailable') return found;
      // What can no longer be edited can no longer be compared, but is new and has the title.
      if (!found.ok || says(found.datos, offer)) return { ok: true, offer: { idoferta, urlAcceso } };
    }
    return { ok: true };
  }

  return {
    create: async (offer, options) => {
      const before = known.read();
      if (before) {
        const there = await arrived(offer, before);
        if (!there.ok) return there.kind === 'unavailable' ? lost : there;
        if (there.offer) return { ok: true, ...there.offer };
      } else {
        const all = await readAll();
        if (!all.ok) return all;
        known.keep(all.datos.map(({ idoferta }) => idoferta));
      }
      const result = await call(addOferta, { body: offer }, options);
      if (result.ok) return { ok: true, ...result.datos };
      if (result.kind !== 'unavailable') return result;
      const there = await arrived(offer, known.read() ?? []);
      return there.ok && there.offer ? { ok: true, ...there.offer } : lost;
    },
    change: async (opened, offer, options) => {
      const now = await call(dameOfertaEditable, { params: { id: opened.idoferta } });
      if (!now.ok) return now;
      const { idoferta, urlAcceso } = now.datos;
      if (!isSame(saidIn(now.datos), saidIn(opened))) {
        // It says already what was sent: an earlier try arrived, and only its answer was lost.
        if (says(now.datos, offer)) return { ok: true, idoferta, urlAcceso };
        return { ok: false, kind: 'changed', now: now.datos };
      }
      const result = await call(addOferta, { body: { ...offer, idoferta } }, options);
      if (result.ok) return { ok: true, ...result.datos };
      return result.kind === 'unavailable' ? lost : result;
    },
  };
}
