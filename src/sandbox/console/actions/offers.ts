import { type OfferStateAction, offerState, offerTransitions } from '../../areas/offers/rules.ts';
import type { OfferRow } from '../../areas/offers/offer-row.ts';
import { sql } from '../../db/sql.ts';
import { notifyAbout } from '../../notifications/notify-about.ts';
import { type ActionContext, rowFor, stateAfter } from './action.ts';

/* What the university does with the offers of companies. */

/** An offer, and the state that an action leads to. */
function offerFor(
  context: ActionContext,
  id: number,
  action: OfferStateAction,
): [OfferRow, OfferRow['estado']] {
  const offer = rowFor<OfferRow>(context, sql`SELECT * FROM offer WHERE id = ${id}`);
  return [offer, stateAfter(offerTransitions, offerState(offer, context.now.today), action)];
}

/** Publishes an offer: students see it from today on. */
export function publishOffer(context: ActionContext, id: number): void {
  const [{ company, titulo, urlAcceso }, estado] = offerFor(context, id, 'publish');
  context.db.update('offer', { id }, { estado, fecha: context.now.today, observacionesUniversidad: null });
  notifyAbout(context, 'offerPublished', company, { offer: titulo }, { id: urlAcceso });
}

/** Refuses an offer for good; the company reads why. */
export function refuseOffer(context: ActionContext, id: number, motivo: string): void {
  const [{ company, titulo, urlAcceso }, estado] = offerFor(context, id, 'refuse');
  const cierre = { por: 'universidad', motivo, fecha: context.now.local };
  context.db.update('offer', { id }, { estado, cierre });
  notifyAbout(context, 'offerRefused', company, { offer: titulo, reason: motivo }, { id: urlAcceso });
}

/** Sends an offer back for correction: pending and without manager, so that the company can edit it. */
export function sendOfferBack(context: ActionContext, id: number, observacionesUniversidad: string): void {
  const [{ company, titulo }, estado] = offerFor(context, id, 'sendBack');
  context.db.update('offer', { id }, { estado, observacionesUniversidad, gestor: null });
  const values = { offer: titulo, reason: observacionesUniversidad };
  notifyAbout(context, 'offerSentBack', company, values, { idOferta: id });
}

/** Puts someone of the university in charge of an offer that goes on; without a name, nobody. */
export function assignManager(context: ActionContext, id: number, gestor: string | undefined): void {
  offerFor(context, id, 'manage');
  context.db.update('offer', { id }, { gestor });
}
