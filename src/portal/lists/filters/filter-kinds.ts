import { valuesIn } from '#portal/island/address/query-text.ts';

/** How one filter is read from the query of a page, which anyone may have written; `undefined`: by nothing. */
export interface FilterKind<T> {
  read: (value: string) => T | undefined;
}

/** Filters of a list under the names of the query. */
export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;

/** What a list is narrowed by; absent: by nothing. */
export type FiltersOf<K extends FilterKinds> = {
  readonly [Name in keyof K]?: K[Name] extends FilterKind<infer T> ? T : never;
};

/** A text as it was typed, or a slug; searches take its words. */
export const typedText: FilterKind<string> = { read: (value) => value.slice(0, 200) || undefined };

/** A text without the blanks around it, for fields that hold themselves what is typed. */
export const text: FilterKind<string> = { read: (value) => value.trim().slice(0, 200) || undefined };

/** One of some words. */
export const oneOf = <W extends string>(...words: readonly W[]): FilterKind<W> => ({
  read: (value) => words.find((it) => it === value),
});

/** Several of some words, each once. */
export const someOf = <W extends string>(...words: readonly W[]): FilterKind<readonly W[]> => ({
  read: (value) => {
    const wanted = valuesIn(value);
    const known = words.filter((it) => wanted.includes(it));
    return known.length > 0 ? known : undefined;
  },
});

const isWhole = (value: string): boolean => /^\d{1,9}$/.test(value);

/** Rows of a list of the server, by their numbers. */
export const ids: FilterKind<readonly number[]> = {
  read: (value) => {
    const numbers = [...new Set(valuesIn(value).filter(isWhole).map(Number))];
    return numbers.length > 0 ? numbers : undefined;
  },
};

/** A whole number above 0. */
export const amount: FilterKind<number> = {
  read: (value) => (isWhole(value) && Number(value) > 0 ? Number(value) : undefined),
};

/** YYYY-MM-DD. */
export const day: FilterKind<string> = {
  read: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined),
};

/** What the query of the page says, as far as it can be understood. */
export function readFilters<K extends FilterKinds>(kinds: K, query: URLSearchParams): FiltersOf<K> {
  const known = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = kind.read(query.get(name) ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known) as FiltersOf<K>;
}
