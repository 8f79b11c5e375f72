import type { QueryOf } from '#api/call.ts';
import type { dameOfertasUsuario } from '#api/calls/student-offers.ts';
import { encodeQuery } from '#api/wire.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';

/** Filters of the lists of offers, spelt as in the query of the call and of the page. */
export type OfferFilters = QueryOf<typeof dameOfertasUsuario>;

export type FilterKey = keyof OfferFilters;

export const textFilters = ['comun', 'titulo', 'provincia', 'tituloPrograma'] as const;
export const choiceFilters = [
  'titulaciones',
  'areasTitulaciones',
  'nivelesTitulaciones',
  'tiposFormacion',
  'areaFuncional',
  'contrato',
  'tipoModalidadAsistencia',
] as const;

export type TextFilter = (typeof textFilters)[number];
export type ChoiceFilter = (typeof choiceFilters)[number];

/** Which offers are listed: those that fit the reader, or all. */
export type Mode = 'encajan' | 'todas';

/** What the address of a list says. */
export interface ListQuery {
  /** Absent where the address leaves it open. */
  mode?: Mode;
  filters: OfferFilters;
}

/** Filters that both kinds of offer have. */
const common: readonly FilterKey[] = [
  'comun',
  'date',
  'titulo',
  'provincia',
  'titulaciones',
  'omitirInscritos',
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

const isOneOf = <T extends string>(list: readonly T[], key: string): key is T =>
  (list as readonly string[]).includes(key);

const isWhole = (value: string): boolean => /^\d{1,9}$/.test(value);

/** One filter as the query of a page has it; `undefined` where it says nothing that can be understood. */
function readFilter(key: FilterKey, values: readonly string[]): OfferFilters[FilterKey] {
  const [first = ''] = values;
  if (isOneOf(choiceFilters, key)) {
    const ids = [...new Set(values.filter(isWhole).map(Number))];
    return ids.length > 0 ? ids : undefined;
  }
  if (isOneOf(textFilters, key)) return first.trim().slice(0, 200) || undefined;
  if (key === 'salario') return isWhole(first) && Number(first) > 0 ? Number(first) : undefined;
  if (key === 'omitirInscritos') return first === '1' ? '1' : undefined;
  // The newest come first anyway.
  if (key === 'date') return first === 'asc' ? 'asc' : undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(first) && !Number.isNaN(Date.parse(first));
  return isDay ? first : undefined;
}

/** What the query of the page says, as far as the list knows such filters; anyone may have written it. */
export function readQuery(search: string, known: ReadonlySet<FilterKey>): ListQuery {
  const params = new URLSearchParams(search);
  const filters: Partial<Record<FilterKey, OfferFilters[FilterKey]>> = {};
  for (const key of known) {
    const value = readFilter(key, params.getAll(key));
    if (value !== undefined) filters[key] = value;
  }
  const mode = params.get('modo');
  return {
    filters: filters as OfferFilters,
    ...(mode === 'encajan' || mode === 'todas' ? { mode } : {}),
  };
}

/** The query of the page: `?modo=todas&comun=datos`, or nothing. */
export function writeQuery({ mode, filters }: ListQuery): string {
  return encodeQuery({ modo: mode, ...filters });
}

/** A filter that is on, one entry of it where it has several. */
export interface ActiveFilter {
  key: FilterKey;
  value: string | number;
}

/** Every filter that leaves offers out; the order is none. */
export function activeFilters(filters: OfferFilters): ActiveFilter[] {
  return Object.entries(filters).flatMap(([key, value]) =>
    key === 'date' || value === undefined
      ? []
      : [value].flat().map((one) => ({ key: key as FilterKey, value: one })),
  );
}

/** The filters without one of them, or without one entry of it. */
export function withoutFilter(filters: OfferFilters, { key, value }: ActiveFilter): OfferFilters {
  const { [key]: present, ...others } = filters;
  const left = Array.isArray(present) ? present.filter((one) => one !== value) : [];
  return left.length > 0 ? { ...others, [key]: left } : others;
}

/** The order alone, with nothing left out. */
export function noFilters({ date }: OfferFilters): OfferFilters {
  return date ? { date } : {};
}
