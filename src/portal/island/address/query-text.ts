/** Values of query parameters by name, one or several each. */
export type QueryValues = Readonly<Record<string, string | readonly string[]>>;

const toText = (search: URLSearchParams): string => {
  // Commas need no encoding in a query.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
};

/**
 * A query with changed values; an empty value removes its parameter, the other parameters stay. Several values of one
 * name share a parameter, separated by commas.
 */
export function queryWith(query: string, changes: QueryValues): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    const joined = [value].flat().join(',');
    if (joined) search.set(name, joined);
    else search.delete(name);
  }
  return toText(search);
}

/** Splits the values of a parameter. */
export const valuesIn = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? [];

/** A query with each parameter once: old addresses repeat a parameter for each of its values. */
export function withNamesOnce(query: string): string {
  const search = new URLSearchParams(query);
  const names = [...new Set(search.keys())];
  if (names.length === search.size) return query;
  return queryWith('', Object.fromEntries(names.map((name) => [name, search.getAll(name)])));
}
