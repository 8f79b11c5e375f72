import { type OfferAction, offerState, offerTransitions } from '../../areas/offers/rules.ts';
import type { OfferRow } from '../../areas/offers/offer-row.ts';
import { sql } from '../../db/sql.ts';
import { tellOf } from '../../telling/tell.ts';
import { type ActContext, rowFor, stateAfter } from './act.ts';

/* What the university does with the offers of companies. */

/** An offer, and the state that an action leads to. */
function offerFor(context: ActContext, id: number, action: OfferAction): [OfferRow, OfferRow['estado']] {
  const offer = rowFor<OfferRow>(context, sql`SELECT * FROM offer WHERE id = ${id}`);
  return [offer, stateAfter(offerTransitions, offerState(offer, context.now.today), action)];
}

/** Publishes an offer: students see it from today on. */
export function publishOffer(context: ActContext, id: number): void {
  const [{ company, titulo, urlAcceso }, estado] = offerFor(context, id, 'publish');
  context.db.update('offer', { id }, { estado, fecha: context.now.today, observacionesUniversidad: null });
  tellOf(context, 'offerPublished', company, { offer: titulo }, { id: urlAcceso });
}

/** Refuses an offer for good; the company reads why. */
export function refuseOffer(context: ActContext, id: number, motivo: string): void {
  const [{ company, titulo, urlAcceso }, estado] = offerFor(context, id, 'refuse');
  const cierre = { por: 'universidad', motivo, fecha: context.now.local };
  context.db.update('offer', { id }, { estado, cierre });
  tellOf(context, 'offerRefused', company, { offer: titulo, reason: motivo }, { id: urlAcceso });
}

/** Sends an offer back to be corrected: it stays pending, and without manager, or the company could not edit it. */
export function sendOfferBack(context: ActContext, id: number, observacionesUniversidad: string): void {
  const [{ company, titulo }, estado] = offerFor(context, id, 'sendBack');
  context.db.update('offer', { id }, { estado, observacionesUniversidad, gestor: null });
  const values = { offer: titulo, reason: observacionesUniversidad };
  tellOf(context, 'offerSentBack', company, values, { idOferta: id });
}

/** Puts someone of the university in charge of an offer that goes on; without a name, nobody. */
export function assignManager(context: ActContext, id: number, gestor: string | undefined): void {
  offerFor(context, id, 'manage');
  context.db.update('offer', { id }, { gestor });
}
