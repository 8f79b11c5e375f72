import type { QueryOf } from '#core/contract/call.ts';
import type { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { isoDay } from '#core/model/offers.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Filters of the lists of offers, spelt as in the query of the call and of the page. */
export type OfferSearchFilters = QueryOf<typeof dameOfertasUsuario>;

/** Filters of which several entries may be chosen. */
export const choiceFilters = [
  'titulaciones',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'tiposFormacion',
  'areaFuncional',
  'contrato',
  'tipoModalidadAsistencia',
] as const;

/** An offer with its texts as they are searched and its day as it is sorted. */
export interface SearchableOffer {
  row: OfferCard;
  title: string;
  place: string;
  programme: string;
  everything: string;
  /** The day by which lists are in order, YYYY-MM-DD. */
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

const hasWords = (text: string, of: (candidate: SearchableOffer) => string): Test => {
  const words = wordsOf(text);
  return (candidate) => words.every((word) => of(candidate).includes(word));
};

function hasOneOf(key: (typeof choiceFilters)[number], wanted: readonly number[]): Test {
  return ({ row }) => [row[key] ?? []].flat().some((id) => wanted.includes(id));
}

/**
 * Whether an offer is among what the filters leave, with the meaning that a server gives them. What an offer does not
 * say, it is not found by.
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
    const wanted = filters[key];
    if (wanted?.length) tests.push(hasOneOf(key, wanted));
  }
  return (candidate) => tests.every((test) => test(candidate));
}

/** Newest first by the day of the highlight or, without one, of publication; the later number first on the same day. */
export function byDay(a: SearchableOffer, b: SearchableOffer): number {
  return a.day < b.day ? 1 : a.day > b.day ? -1 : b.row.idoferta - a.row.idoferta;
}
