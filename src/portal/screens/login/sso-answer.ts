/** What the university sends back with someone who has signed in there. */
export interface UniversityAnswer {
  /** One-time code. */
  respuesta: string;
  scope: string;
  estado: string;
}

const names = ['respuesta', 'scope', 'estado'] as const;

/** The answer that is in an address, after the # or in the query, and the address without it. */
export function readUniversityAnswer({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  answer?: UniversityAnswer;
  rest: string;
} {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const source = fragment.has('respuesta') ? fragment : query;
  const value = (name: string): string => source.get(name) ?? '';
  const answer = { respuesta: value('respuesta'), scope: value('scope'), estado: value('estado') };
  const without = (params: URLSearchParams, mark: string, as: string): string => {
    if (!names.some((name) => params.has(name))) return as;
    for (const name of names) params.delete(name);
    return params.size > 0 ? `${mark}${params}` : '';
  };
  const rest = pathname + without(query, '?', search) + without(fragment, '#', hash);
  return { ...(answer.respuesta && { answer }), rest };
}
