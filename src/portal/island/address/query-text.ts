/** Values of parameters by their names; one may have several. */
export type QueryValues = Readonly<Record<string, string | readonly string[]>>;

const text = (search: URLSearchParams): string => {
  // A comma between values may be read as it stands.
  const query = search.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
};

/**
 * A query with other values; an empty one takes the parameter out, and the others stay as they are. Several values of
 * one name stand in one parameter, with commas.
 */
export function queryWith(query: string, changes: QueryValues): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    const written = [value].flat().join(',');
    if (written) search.set(name, written);
    else search.delete(name);
  }
  return text(search);
}

/** The several values of a parameter. */
export const valuesIn = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? [];

/** A query in which each name stands once: old addresses repeat it for each of its values. */
export function withNamesOnce(query: string): string {
  const search = new URLSearchParams(query);
  const names = [...new Set(search.keys())];
  if (names.length === search.size) return query;
  return queryWith('', Object.fromEntries(names.map((name) => [name, search.getAll(name)])));
}
