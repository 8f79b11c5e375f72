import { profiles } from '#core/contract/constants.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { expiresSoon, listedStates, type ListedState } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { day, type FiltersOf, oneOf, someOf, typedText } from '#portal/lists/filters/filter-kinds.ts';
import { matchesWords } from '#portal/lists/filters/matches-words.ts';

/** Filters and sort order of the company's offers. */
export const ownFilters = {
  titulo: typedText,
  tipo: oneOf<OfferKind>('practicas', 'empleo'),
  estado: someOf(...listedStates),
  desde: day,
  hasta: day,
  omitirLeidos: oneOf('1'),
  caducanPronto: oneOf('1'),
  soloConCandidatos: oneOf('1'),
  // Without a value, newest first.
  orden: oneOf('antiguas', 'caducidad', 'candidaturas'),
} as const;

export type OwnFilters = FiltersOf<typeof ownFilters>;

/** Labels of the checkbox filters. */
export const tickLabels = {
  omitirLeidos: 'company-offers.omitirLeidos',
  caducanPronto: 'company-offers.caducanPronto',
  soloConCandidatos: 'company-offers.soloConCandidatos',
} as const satisfies Partial<Record<keyof OwnFilters, MessageId>>;

/** An active filter, or one of its values if it has several. */
export interface OwnOfferFilter {
  key: Exclude<keyof OwnFilters, 'orden' | 'tipo'>;
  value: string;
}

/** Lists the active filters, except the kind, which has its own switch, and the order. */
export function activeFilters({ orden: _, tipo: __, ...filters }: OwnFilters): OwnOfferFilter[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    [value].flat().map((one) => ({ key: key as OwnOfferFilter['key'], value: one })),
  );
}

/** Filters offers as the server would; an offer without the data of a filter does not match. */
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

/** Counts the offers in each listed state. */
export function countStates(offers: readonly Process[]): Readonly<Record<ListedState, number>> {
  const count = (state: ListedState): number => offers.filter(({ Estado }) => Estado === state).length;
  return {
    pendiente: count('pendiente'),
    activa: count('activa'),
    caducada: count('caducada'),
    cerrada: count('cerrada'),
  };
}
