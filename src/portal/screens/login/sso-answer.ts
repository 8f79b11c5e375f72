/** Parameters with which the university sends a signed-in user back. */
export interface SsoAnswer {
  /** One-time code for signing in. */
  respuesta: string;
  scope: string;
  estado: string;
}

const names = ['respuesta', 'scope', 'estado'] as const;

/**
 * Reads the answer from the fragment or the query of an address, and gives the address without it as `rest`.
 */
export function readSsoAnswer({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  answer?: SsoAnswer;
  rest: string;
} {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const source = fragment.has('respuesta') ? fragment : query;
  const value = (name: string): string => source.get(name) ?? '';
  const answer = { respuesta: value('respuesta'), scope: value('scope'), estado: value('estado') };
  const without = (params: URLSearchParams, mark: string, original: string): string => {
    if (!names.some((name) => params.has(name))) return original;
    for (const name of names) params.delete(name);
    return params.size > 0 ? `${mark}${params}` : '';
  };
  const rest = pathname + without(query, '?', search) + without(fragment, '#', hash);
  return { ...(answer.respuesta && { answer }), rest };
}
