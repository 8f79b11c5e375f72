import { profiles } from '#core/contract/constants.ts';
import type { OfferState, Process } from '#core/contract/entities/process.ts';
import type { Language } from '#core/i18n/languages.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { offerTypes } from '#core/routing/offer-types.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { OfferKind } from './offers.ts';

/** The states in which a company sees an offer of its own. */
export const listedStates = ['pendiente', 'activa', 'caducada', 'cerrada'] as const satisfies OfferState[];

export type ListedState = (typeof listedStates)[number];

/** What a company can do with an offer of its own, in the order in which it is offered. */
const offerActions = [
  'edit',
  'candidates',
  'sheet',
  'preview',
  'duplicate',
  'duplicateAsOther',
  'close',
  'delete',
] as const;

export type OfferAction = (typeof offerActions)[number];

/** What of brand and company decides what can be done with offers. */
export interface OfferRights {
  /** The kinds that the brand and the company have. */
  kinds: readonly OfferKind[];
  canDuplicarOferta: boolean;
  canDuplicarOfertaInvertida: boolean;
}

type Judged = Pick<Process, 'Estado' | 'idPerfil' | 'tieneGestor' | 'fechaCaducidad' | 'numCandidatos'>;

export const kindOf = ({ idPerfil }: Pick<Process, 'idPerfil'>): OfferKind =>
  idPerfil === profiles.practicas ? 'practicas' : 'empleo';

const otherKind = (kind: OfferKind): OfferKind => (kind === 'practicas' ? 'empleo' : 'practicas');

/** Whether the university publishes or has published it and has someone who manages it. */
export function isManaged({ Estado, tieneGestor = false }: Pick<Judged, 'Estado' | 'tieneGestor'>): boolean {
  return tieneGestor && (Estado === 'pendiente' || Estado === 'activa');
}

/** Whether students have seen it: until the university publishes it, its day is that on which it was sent. */
export const wasPublished = ({ Estado, cierre }: Pick<Process, 'Estado' | 'cierre'>): boolean =>
  Estado !== 'pendiente' && cierre?.por !== 'universidad';

/** Whether the company may change it: it waits for the university, nobody manages it, and its last day is not over. */
export function isEditable(offer: Judged, today: string): boolean {
  return offer.Estado === 'pendiente' && !isManaged(offer) && (offer.fechaCaducidad ?? today) >= today;
}

/** Whether it is out of the hands of the company that could still be about to change it: it has to ask the university. */
export function isForUniversity(offer: Judged): boolean {
  return offer.Estado === 'activa' || (offer.Estado === 'pendiente' && isManaged(offer));
}

/** What can be done with an offer, without what the server is known to refuse. */
function possible(offer: Judged, rights: OfferRights, today: string): ReadonlySet<OfferAction> {
  const { Estado } = offer;
  const kind = kindOf(offer);
  const can: Readonly<Record<OfferAction, boolean>> = {
    edit: isEditable(offer, today),
    candidates: Estado === 'activa' || offer.numCandidatos > 0,
    sheet: true,
    preview: true,
    duplicate: rights.canDuplicarOferta && rights.kinds.includes(kind),
    duplicateAsOther: rights.canDuplicarOfertaInvertida && rights.kinds.includes(otherKind(kind)),
    close: Estado !== 'cerrada',
    delete: !isManaged(offer),
  };
  return new Set(offerActions.filter((action) => Estado !== 'eliminada' && can[action]));
}

/** What comes first in each state, as far as it can be done. */
const firstChoices: Readonly<Record<ListedState, readonly OfferAction[]>> = {
  pendiente: ['edit', 'sheet'],
  activa: ['candidates'],
  caducada: ['candidates', 'duplicate', 'sheet'],
  cerrada: ['duplicate', 'candidates', 'sheet'],
};

/** The main thing to do with an offer, and everything else, each in its order. */
export function actionsFor(
  offer: Judged,
  rights: OfferRights,
  today: string,
): { primary: OfferAction | undefined; others: readonly OfferAction[] } {
  const can = possible(offer, rights, today);
  const choices = offer.Estado === 'eliminada' ? [] : firstChoices[offer.Estado];
  const primary = choices.find((action) => can.has(action));
  return { primary, others: offerActions.filter((action) => can.has(action) && action !== primary) };
}

/** An offer whose last day is so many days ahead or less expires soon. */
const soon = 7;

/** The day so many days after another one, YYYY-MM-DD. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether an offer that is still open expires within a week. */
export function expiresSoon({ Estado, fechaCaducidad }: Judged, today: string): boolean {
  const isOpen = Estado === 'pendiente' || Estado === 'activa';
  return isOpen && fechaCaducidad !== undefined && fechaCaducidad <= dayAfter(today, soon);
}

/** Address of the form for a new offer; without a kind it asks for it. */
export function newOfferAddress(
  paths: Readonly<Partial<Record<RouteId, string>>>,
  language: Language,
  kind?: OfferKind,
): string {
  const type = offerTypes.find(({ es }) => es === kind)?.[language];
  return fillPattern(paths['new-offer'] ?? '/', type ? { type } : {});
}
