import { valuesIn } from '#portal/island/address/query-text.ts';

/** Parser of a filter in the query of a page, which is untrusted input; `undefined` means no filter. */
export interface FilterKind<T> {
  read: (value: string) => T | undefined;
}

/** Filters of a list by query parameter. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** Values of the active filters; an inactive filter is absent. */
export type FiltersOf<K extends FilterKinds> = {
  readonly [Name in keyof K]?: K[Name] extends FilterKind<infer T> ? T : never;
};

/** Text as typed, or a slug, cut at 200 characters. */
export const typedText: FilterKind<string> = { read: (value) => value.slice(0, 200) || undefined };

/** Trimmed text, cut at 200 characters, for uncontrolled inputs. */
export const text: FilterKind<string> = { read: (value) => value.trim().slice(0, 200) || undefined };

/** One of the given values. */
export const oneOf = <W extends string>(...words: readonly W[]): FilterKind<W> => ({
  read: (value) => words.find((word) => word === value),
});

/** Several of the given values, without duplicates. */
export const someOf = <W extends string>(...words: readonly W[]): FilterKind<readonly W[]> => ({
  read: (value) => {
    const wanted = valuesIn(value);
    const known = words.filter((word) => wanted.includes(word));
    return known.length > 0 ? known : undefined;
  },
});

const isWhole = (value: string): boolean => /^\d{1,9}$/.test(value);

/** Ids of rows of a domain list, without duplicates. */
export const ids: FilterKind<readonly number[]> = {
  read: (value) => {
    const numbers = [...new Set(valuesIn(value).filter(isWhole).map(Number))];
    return numbers.length > 0 ? numbers : undefined;
  },
};

/** Positive integer. */
export const amount: FilterKind<number> = {
  read: (value) => (isWhole(value) && Number(value) > 0 ? Number(value) : undefined),
};

/** Valid date, YYYY-MM-DD. */
export const day: FilterKind<string> = {
  read: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined),
};

/** Parses the filters in a query; invalid values are ignored. */
export function readFilters<K extends FilterKinds>(kinds: K, query: URLSearchParams): FiltersOf<K> {
  const known = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = kind.read(query.get(name) ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known) as FiltersOf<K>;
}
