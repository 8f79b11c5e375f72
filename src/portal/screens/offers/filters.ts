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
import { type OfferListMode, readMode } from './list-mode.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

export type FilterKey = keyof OfferSearchFilters;

const textFilters = ['comun', 'titulo', 'provincia', 'tituloPrograma'] as const;

export type TextFilter = (typeof textFilters)[number];
export type ChoiceFilter = (typeof choiceFilters)[number];

/** Filters and mode in the address of a list. */
export type OffersQuery = ListQuery<OfferSearchFilters, OfferListMode>;

/** Filters of both kinds of offer. */
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

/** Key in `campos.oferta` of the field that a filter applies to, where a brand can hide it. */
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
  // Newest first is the default, so only the other order has a value.
  date: oneOf('asc'),
};

/** Reads the page's query, which is untrusted: unknown filters and invalid values are ignored. */
export function readQuery(query: URLSearchParams, known: ReadonlySet<FilterKey>): OffersQuery {
  const own = Object.fromEntries([...known].map((key) => [key, kinds[key]]));
  const mode = readMode(query);
  return { filters: readFilters(own, query) as OfferSearchFilters, ...omitUndefined({ mode }) };
}

/** Query values of filters; inactive filters have no values. */
export function queryValues(filters: OfferSearchFilters, known: ReadonlySet<FilterKey>): QueryValues {
  return Object.fromEntries([...known].map((key) => [key, [filters[key] ?? []].flat().map(String)]));
}

/** An active filter; a multiple-choice filter has one for each entry. */
export interface ActiveFilter {
  key: FilterKey;
  value: string | number;
}

/** Lists the filters that exclude offers; the order is not one of them. */
export function activeFilters(filters: OfferSearchFilters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    key === 'date' || value === undefined
      ? []
      : [value].flat().map((one) => ({ key: key as FilterKey, value: one })),
  );
}

/** Removes a filter, or one entry of it. */
export function withoutFilter(filters: OfferSearchFilters, { key, value }: ActiveFilter): OfferSearchFilters {
  const { [key]: present, ...others } = filters;
  const remaining = Array.isArray(present) ? present.filter((entry) => entry !== value) : [];
  return remaining.length > 0 ? { ...others, [key]: remaining } : others;
}

/** Removes all filters except the order. */
export function noFilters({ date }: OfferSearchFilters): OfferSearchFilters {
  return date ? { date } : {};
}
