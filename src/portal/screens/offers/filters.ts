import type { OfferKind } from '#core/model/offers.ts';
import type { QueryValues } from '#portal/island/address/query-text.ts';
import type { ListQuery } from '#portal/lists/paged/list-source.ts';
import {
  amount,
  day,
  type FilterKind,
  ids,
  oneOf,
  readFilters,
  text,
} from '#portal/lists/filters/filter-kinds.ts';
import { choiceFilters, type OfferSearchFilters } from '#portal/pieces/offer-search/match-offer.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

export type FilterKey = keyof OfferSearchFilters;

const textFilters = ['comun', 'titulo', 'provincia', 'tituloPrograma'] as const;

export type TextFilter = (typeof textFilters)[number];
export type ChoiceFilter = (typeof choiceFilters)[number];

/** Which offers are listed: those that fit the reader, or all. */
export type OfferListMode = 'encajan' | 'todas';

/** Which of them are meant where the address leaves it open. */
export const usualMode: Readonly<Record<OfferKind, OfferListMode>> = {
  practicas: 'encajan',
  empleo: 'todas',
};

/** What the address of a list says. */
export type OffersQuery = ListQuery<OfferSearchFilters, OfferListMode>;

/** Filters that both kinds of offer have. */
const common: readonly FilterKey[] = [
  'comun',
  'date',
  'titulo',
  'provincia',
  'titulaciones',
  'omitirInscritos',
  'soloPosibles',
  'fechainicio',
  'areasTitulaciones',
  'tipoModalidadAsistencia',
];

const own: Readonly<Record<OfferKind, readonly FilterKey[]>> = {
  empleo: ['contrato', 'salario'],
  practicas: ['areaFuncional', 'nivelesTitulaciones', 'tiposFormacion', 'tituloPrograma'],
};

/** Field of an offer that a filter looks at, by its key in `campos.oferta`, where a brand can hide it. */
const fieldOf: Readonly<Partial<Record<FilterKey, string>>> = {
  provincia: 'provincia',
  titulaciones: 'titulaciones',
  fechainicio: 'fechaInicio',
  areasTitulaciones: 'areasTitulaciones',
  tipoModalidadAsistencia: 'tipoModalidadAsistencia',
  contrato: 'contrato',
  salario: 'salario',
  areaFuncional: 'area_funcional',
  nivelesTitulaciones: 'nivelesTitulaciones',
  tituloPrograma: 'programa',
};

/** The filters of a kind of offer, without those of fields that the brand hides. */
export function filtersOf(kind: OfferKind, hidden: readonly string[]): ReadonlySet<FilterKey> {
  return new Set([...common, ...own[kind]].filter((key) => !hidden.includes(fieldOf[key] ?? '')));
}

const kinds: Readonly<Record<FilterKey, FilterKind<unknown>>> = {
  ...(Object.fromEntries(choiceFilters.map((key) => [key, ids])) as Record<ChoiceFilter, typeof ids>),
  ...(Object.fromEntries(textFilters.map((key) => [key, text])) as Record<TextFilter, typeof text>),
  salario: amount,
  fechainicio: day,
  omitirInscritos: oneOf('1'),
  soloPosibles: oneOf('1'),
  // The newest come first anyway.
  date: oneOf('asc'),
};

const modes = oneOf<OfferListMode>('encajan', 'todas');

/** What the query of the page says, as far as the list knows such filters; anyone may have written it. */
export function readQuery(query: URLSearchParams, known: ReadonlySet<FilterKey>): OffersQuery {
  const own = Object.fromEntries([...known].map((key) => [key, kinds[key]]));
  const mode = modes.read(query.get('modo') ?? '');
  return { filters: readFilters(own, query) as OfferSearchFilters, ...omitUndefined({ mode }) };
}

/** Filters as the query of the page has them; what is off has no value. */
export function queryValues(filters: OfferSearchFilters, known: ReadonlySet<FilterKey>): QueryValues {
  return Object.fromEntries([...known].map((key) => [key, [filters[key] ?? []].flat().map(String)]));
}

/** A filter that is on, one entry of it where it has several. */
export interface ActiveFilter {
  key: FilterKey;
  value: string | number;
}

/** Every filter that leaves offers out; the order is none. */
export function activeFilters(filters: OfferSearchFilters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    key === 'date' || value === undefined
      ? []
      : [value].flat().map((one) => ({ key: key as FilterKey, value: one })),
  );
}

/** The filters without one of them, or without one entry of it. */
export function withoutFilter(filters: OfferSearchFilters, { key, value }: ActiveFilter): OfferSearchFilters {
  const { [key]: present, ...others } = filters;
  const left = Array.isArray(present) ? present.filter((one) => one !== value) : [];
  return left.length > 0 ? { ...others, [key]: left } : others;
}

/** The order alone, with nothing left out. */
export function noFilters({ date }: OfferSearchFilters): OfferSearchFilters {
  return date ? { date } : {};
}
