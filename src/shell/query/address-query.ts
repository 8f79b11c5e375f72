import { atom, onMount } from 'nanostores';

/** The query of the address, with its `?`; filters live there, so that they can be shared and undone with "back". */
export const $query = atom('');

onMount($query, () => {
  const read = (): void => $query.set(location.search);
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
});

/** Values of parameters by their names; one may have several. */
type Changes = Readonly<Record<string, string | readonly string[]>>;

/** A query with other values; an empty one takes the parameter out, and the others stay as they are. */
export function queryWith(query: string, changes: Changes): string {
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    const [first, ...more] = [value].flat();
    if (first) search.set(name, first);
    else search.delete(name);
    for (const another of more) search.append(name, another);
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Writes values into the query of the address; an empty value takes the parameter out. Each change is a step of the
 * browser's history.
 * @param typed the parameter that is being typed: all its letters are one step
 */
export function changeQuery(changes: Changes, typed?: string): void {
  const query = queryWith(location.search, changes);
  if (query === location.search) return;
  const address = location.pathname + query + location.hash;
  const { typing } = (history.state ?? {}) as { typing?: unknown };
  try {
    if (typed && typing === typed) history.replaceState({ typing }, '', address);
    else history.pushState(typed ? { typing: typed } : null, '', address);
  } catch {
    // Browsers refuse too many changes in a short time; what is shown does not depend on the address.
  }
  $query.set(query);
}
