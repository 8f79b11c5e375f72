import type { Process } from '#core/contract/entities/process.ts';
import type { OwnFilters } from './own-offers.ts';

/** Number of offers added at a time. */
export const pageSize = 10;

/** Removes deleted offers, which some servers still send. */
export const presentOffers = (offers: readonly Process[]): Process[] =>
  offers.filter(({ Estado }) => Estado !== 'eliminada');

type Comparator = (a: Process, b: Process) => number;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const newestFirst: Comparator = (a, b) => byText(b.fecha ?? '', a.fecha ?? '') || b.idoferta - a.idoferta;

/** Day on which an open offer expires; after all days for others. */
const lastDay = ({ Estado, fechaCaducidad }: Process): string =>
  (Estado === 'pendiente' || Estado === 'activa') && fechaCaducidad ? fechaCaducidad : '9999';

const comparators: Readonly<Record<NonNullable<OwnFilters['orden']>, Comparator>> = {
  antiguas: (a, b) => newestFirst(b, a),
  caducidad: (a, b) => byText(lastDay(a), lastDay(b)) || newestFirst(a, b),
  candidaturas: (a, b) =>
    b.numCandidatosSinLeer - a.numCandidatosSinLeer || b.numCandidatos - a.numCandidatos || newestFirst(a, b),
};

/** Sorts offers, newest first by default. */
export function sortOffers(offers: readonly Process[], orden: OwnFilters['orden']): Process[] {
  return offers.toSorted(orden ? comparators[orden] : newestFirst);
}
