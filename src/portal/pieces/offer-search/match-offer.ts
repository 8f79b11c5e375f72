import type { QueryOf } from '#core/contract/call.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { isoDay } from '#core/model/offers.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Filters of the lists of offers, with the keys of the call's and the page's query. */
export type OfferSearchFilters = QueryOf<typeof dameOfertasUsuario>;

/** Multiple-choice filters. */
export const choiceFilters = [
  'titulaciones',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'tiposFormacion',
  'areaFuncional',
  'contrato',
  'tipoModalidadAsistencia',
] as const;

/** An offer with its texts folded for searching and its day for sorting. */
export interface SearchableOffer {
  row: OfferCard;
  title: string;
  place: string;
  programme: string;
  everything: string;
  /** Day by which lists are sorted, YYYY-MM-DD. */
  day: string;
}

const wordsOf = (text: string): string[] => foldDiacritics(text).split(/\s+/).filter(Boolean);

export function searchable(offer: OfferCard): SearchableOffer {
  const title = foldDiacritics(offer.titulo);
  return {
    row: offer,
    title,
    place: foldDiacritics(`${offer.nombreIsla ?? ''} ${offer.provincia ?? ''}`),
    programme: foldDiacritics(offer.tituloPrograma ?? ''),
    everything: `${title}\n${foldDiacritics(offer.empresa)}\n${foldDiacritics(offer.descripcion ?? '')}`,
    day: isoDay(offer.fechaDestacada ?? offer.fecha),
  };
}

type Test = (candidate: SearchableOffer) => boolean;

const hasWords = (text: string, textOf: (candidate: SearchableOffer) => string): Test => {
  const words = wordsOf(text);
  return (candidate) => words.every((word) => textOf(candidate).includes(word));
};

function hasOneOf(key: (typeof choiceFilters)[number], ids: readonly number[]): Test {
  return ({ row }) => [row[key] ?? []].flat().some((id) => ids.includes(id));
}

/**
 * Makes a test for offers that pass the filters, with the meaning that servers give them. A filter excludes offers
 * without a value for its field.
 */
export function matcher(filters: OfferSearchFilters): Test {
  const { comun, titulo, provincia, tituloPrograma, omitirInscritos, soloPosibles, fechainicio, salario } =
    filters;
  const tests: Test[] = [];
  if (comun) tests.push(hasWords(comun, ({ everything }) => everything));
  if (titulo) tests.push(hasWords(titulo, ({ title }) => title));
  if (provincia) tests.push(hasWords(provincia, ({ place }) => place));
  if (tituloPrograma) tests.push(hasWords(tituloPrograma, ({ programme }) => programme));
  if (omitirInscritos) tests.push(({ row }) => !row.inscrito);
  if (soloPosibles) tests.push(({ row }) => row.puedeInscribirse === true);
  if (fechainicio) tests.push(({ row }) => (row.fechaInicio ?? '') >= fechainicio);
  if (salario !== undefined) tests.push(({ row }) => (row.salario ?? 0) >= salario);
  for (const key of choiceFilters) {
    const ids = filters[key];
    if (ids?.length) tests.push(hasOneOf(key, ids));
  }
  return (candidate) => tests.every((test) => test(candidate));
}

/**
 * Sorts newest first, by the day of the highlight or else of publication; on the same day, by the higher id.
 */
export function byDay(a: SearchableOffer, b: SearchableOffer): number {
  return a.day < b.day ? 1 : a.day > b.day ? -1 : b.row.idoferta - a.row.idoferta;
}
