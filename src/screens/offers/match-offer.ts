import type { OfferCard } from '#api/entities/offer.ts';
import { isoDay } from '#shell/offer-card/offer-facts.ts';
import { choiceFilters, type OfferFilters } from './filters.ts';

/** An offer with its texts as they are searched and its day as it is sorted. */
export interface SearchableOffer {
  offer: OfferCard;
  title: string;
  place: string;
  programme: string;
  everything: string;
  /** The day by which lists are in order, YYYY-MM-DD. */
  day: string;
}

/** A text without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

export function searchable(offer: OfferCard): SearchableOffer {
  const title = plain(offer.titulo);
  return {
    offer,
    title,
    place: plain(`${offer.nombreIsla ?? ''} ${offer.provincia ?? ''}`),
    programme: plain(offer.tituloPrograma ?? ''),
    everything: `${title}\n${plain(offer.empresa)}\n${plain(offer.descripcion ?? '')}`,
    day: isoDay(offer.fechaDestacada ?? offer.fecha),
  };
}

type Test = (candidate: SearchableOffer) => boolean;

const hasWords = (text: string, of: (candidate: SearchableOffer) => string): Test => {
  const words = wordsOf(text);
  return (candidate) => words.every((word) => of(candidate).includes(word));
};

function hasOneOf(key: (typeof choiceFilters)[number], wanted: readonly number[]): Test {
  return ({ offer }) => [offer[key] ?? []].flat().some((id) => wanted.includes(id));
}

/**
 * Whether an offer is among what the filters leave, with the meaning that a server gives them. What an offer does not
 * say, it is not found by.
 */
export function matcher(filters: OfferFilters): Test {
  const { comun, titulo, provincia, tituloPrograma, omitirInscritos, fechainicio, salario } = filters;
  const tests: Test[] = [];
  if (comun) tests.push(hasWords(comun, ({ everything }) => everything));
  if (titulo) tests.push(hasWords(titulo, ({ title }) => title));
  if (provincia) tests.push(hasWords(provincia, ({ place }) => place));
  if (tituloPrograma) tests.push(hasWords(tituloPrograma, ({ programme }) => programme));
  if (omitirInscritos) tests.push(({ offer }) => !offer.inscrito);
  if (fechainicio) tests.push(({ offer }) => (offer.fechaInicio ?? '') >= fechainicio);
  if (salario !== undefined) tests.push(({ offer }) => (offer.salario ?? 0) >= salario);
  for (const key of choiceFilters) {
    const wanted = filters[key];
    if (wanted?.length) tests.push(hasOneOf(key, wanted));
  }
  return (candidate) => tests.every((test) => test(candidate));
}

/** Newest first by the day of the highlight or, without one, of publication; the later number first on the same day. */
export function byDay(order: OfferFilters['date']): (a: SearchableOffer, b: SearchableOffer) => number {
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => sign * (a.day < b.day ? -1 : a.day > b.day ? 1 : a.offer.idoferta - b.offer.idoferta);
}
