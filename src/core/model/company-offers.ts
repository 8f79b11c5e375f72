import { profiles } from '#core/contract/constants.ts';
import type { OfferState, Process } from '#core/contract/entities/process.ts';
import type { Language } from '#core/i18n/languages.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { offerTypes } from '#core/routing/offer-types.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { OfferKind } from './offers.ts';

/** States in which a company sees an offer of its own. */
export const listedStates = ['pendiente', 'activa', 'caducada', 'cerrada'] as const satisfies OfferState[];

export type ListedState = (typeof listedStates)[number];

/** Actions of a company on an offer of its own, in the order in which they are shown. */
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

/** Settings of the brand and the company that decide which actions are possible. */
export interface OfferRights {
  /** Kinds of offer that both the brand and the company have. */
  kinds: readonly OfferKind[];
  canDuplicarOferta: boolean;
  canDuplicarOfertaInvertida: boolean;
}

type OfferFacts = Pick<Process, 'Estado' | 'idPerfil' | 'tieneGestor' | 'fechaCaducidad' | 'numCandidatos'>;

export const kindOf = ({ idPerfil }: Pick<Process, 'idPerfil'>): OfferKind =>
  idPerfil === profiles.practicas ? 'practicas' : 'empleo';

const otherKind = (kind: OfferKind): OfferKind => (kind === 'practicas' ? 'empleo' : 'practicas');

/** Whether an offer that the university is publishing or has published has a manager there. */
export function isManaged({
  Estado,
  tieneGestor = false,
}: Pick<OfferFacts, 'Estado' | 'tieneGestor'>): boolean {
  return tieneGestor && (Estado === 'pendiente' || Estado === 'activa');
}

/**
 * Whether students have seen an offer. Until the university publishes it, its date is the day on which it was
 * sent.
 */
export const wasPublished = ({ Estado, cierre }: Pick<Process, 'Estado' | 'cierre'>): boolean =>
  Estado !== 'pendiente' && cierre?.por !== 'universidad';

/**
 * Whether the company may change an offer: it is pending, has no manager, and its last day is not over.
 * @param today YYYY-MM-DD
 */
export function isEditable(offer: OfferFacts, today: string): boolean {
  return offer.Estado === 'pendiente' && !isManaged(offer) && (offer.fechaCaducidad ?? today) >= today;
}

/** Whether an open offer can be changed by the university only, so that the company has to ask for a change. */
export function isForUniversity(offer: OfferFacts): boolean {
  return offer.Estado === 'activa' || (offer.Estado === 'pendiente' && isManaged(offer));
}

/** Actions on an offer, without those that the server is known to refuse. */
function possibleActions(offer: OfferFacts, rights: OfferRights, today: string): ReadonlySet<OfferAction> {
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

/** Candidates for the main action in each state; the first possible one is taken. */
const firstChoices: Readonly<Record<ListedState, readonly OfferAction[]>> = {
  pendiente: ['edit', 'sheet'],
  activa: ['candidates'],
  caducada: ['candidates', 'duplicate', 'sheet'],
  cerrada: ['duplicate', 'candidates', 'sheet'],
};

/**
 * Splits the possible actions on an offer into the main one and all others, in order.
 * @param today YYYY-MM-DD
 */
export function actionsFor(
  offer: OfferFacts,
  rights: OfferRights,
  today: string,
): { primary: OfferAction | undefined; others: readonly OfferAction[] } {
  const can = possibleActions(offer, rights, today);
  const choices = offer.Estado === 'eliminada' ? [] : firstChoices[offer.Estado];
  const primary = choices.find((action) => can.has(action));
  return { primary, others: offerActions.filter((action) => can.has(action) && action !== primary) };
}

/** Days before the last one from which an offer expires soon. */
const soon = 7;

/** Adds days to a day, YYYY-MM-DD. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether an open offer expires within a week.
 * @param today YYYY-MM-DD
 */
export function expiresSoon({ Estado, fechaCaducidad }: OfferFacts, today: string): boolean {
  const isOpen = Estado === 'pendiente' || Estado === 'activa';
  return isOpen && fechaCaducidad !== undefined && fechaCaducidad <= dayAfter(today, soon);
}

/** Address of the form for a new offer; without a kind, the form asks for it. */
export function newOfferAddress(
  paths: Readonly<Partial<Record<RouteId, string>>>,
  language: Language,
  kind?: OfferKind,
): string {
  const type = offerTypes.find(({ es }) => es === kind)?.[language];
  return fillPattern(paths['new-offer'] ?? '/', type ? { type } : {});
}
