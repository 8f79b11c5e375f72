import { profiles } from '#core/contract/constants.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { expiresSoon, listedStates, type ListedState } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { day, type FiltersOf, oneOf, someOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** What the list of own offers is narrowed by, and how it is sorted. */
export const ownFilters = {
  titulo: typedText,
  tipo: oneOf<OfferKind>('practicas', 'empleo'),
  estado: someOf(...listedStates),
  desde: day,
  hasta: day,
  omitirLeidos: oneOf('1'),
  caducanPronto: oneOf('1'),
  soloConCandidatos: oneOf('1'),
  // The newest come first anyway.
  orden: oneOf('antiguas', 'caducidad', 'candidaturas'),
} as const;

export type OwnFilters = FiltersOf<typeof ownFilters>;

/** What the filters that are on or off are called. */
export const tickLabels = {
  omitirLeidos: 'company-offers.omitirLeidos',
  caducanPronto: 'company-offers.caducanPronto',
  soloConCandidatos: 'company-offers.soloConCandidatos',
} as const satisfies Partial<Record<keyof OwnFilters, MessageId>>;

/** A filter that is on, one entry of it where it has several. */
export interface OwnOfferFilter {
  key: Exclude<keyof OwnFilters, 'orden' | 'tipo'>;
  value: string;
}

/** Every filter that leaves offers out, but for their kind, which has a switch of its own. */
export function activeFilters({ orden: _, tipo: __, ...filters }: OwnFilters): OwnOfferFilter[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    [value].flat().map((one) => ({ key: key as OwnOfferFilter['key'], value: one })),
  );
}

/** The offers that the company still has, whatever a server sends of those that it has deleted. */
export const presentOffers = (offers: readonly Process[]): Process[] =>
  offers.filter(({ Estado }) => Estado !== 'eliminada');

/** The offers that the filters leave, with the meaning that the server gives them. What it does not say finds nothing. */
export function filterOffers(offers: readonly Process[], filters: OwnFilters, today: string): Process[] {
  const { titulo, tipo, estado, desde, hasta, omitirLeidos, caducanPronto, soloConCandidatos } = filters;
  return offers.filter(
    (offer) =>
      (tipo === undefined || offer.idPerfil === profiles[tipo]) &&
      (estado === undefined || estado.includes(offer.Estado as ListedState)) &&
      (desde === undefined || (offer.fecha ?? '') >= desde) &&
      (hasta === undefined || (offer.fecha ?? '9999') <= hasta) &&
      (!omitirLeidos || offer.numCandidatosSinLeer > 0) &&
      (!soloConCandidatos || offer.numCandidatos > 0) &&
      (!caducanPronto || expiresSoon(offer, today)) &&
      matchesWords(titulo, offer.titulo, offer.idoferta),
  );
}

type Order = (a: Process, b: Process) => number;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const newestFirst: Order = (a, b) => byText(b.fecha ?? '', a.fecha ?? '') || b.idoferta - a.idoferta;

/** The day on which an offer that is still open ends; the others come after all days. */
const lastDay = ({ Estado, fechaCaducidad }: Process): string =>
  (Estado === 'pendiente' || Estado === 'activa') && fechaCaducidad ? fechaCaducidad : '9999';

const orders: Readonly<Record<NonNullable<OwnFilters['orden']>, Order>> = {
  antiguas: (a, b) => newestFirst(b, a),
  caducidad: (a, b) => byText(lastDay(a), lastDay(b)) || newestFirst(a, b),
  candidaturas: (a, b) =>
    b.numCandidatosSinLeer - a.numCandidatosSinLeer || b.numCandidatos - a.numCandidatos || newestFirst(a, b),
};

/** Offers in the order that is asked for, the newest first without one. */
export function sortOffers(offers: readonly Process[], orden: OwnFilters['orden']): Process[] {
  return offers.toSorted(orden ? orders[orden] : newestFirst);
}

/** How many offers are in each state. */
export function countStates(offers: readonly Process[]): Readonly<Record<ListedState, number>> {
  const count = (state: ListedState): number => offers.filter(({ Estado }) => Estado === state).length;
  return {
    pendiente: count('pendiente'),
    activa: count('activa'),
    caducada: count('caducada'),
    cerrada: count('cerrada'),
  };
}
