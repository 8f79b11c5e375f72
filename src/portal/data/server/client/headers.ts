/** Headers of a reading call, always in this order: a prefetched response is used only where they are the same. */
export function readingHeaders(language: string, token: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Fetch options of every call: not cached by the browser, without cookies. */
export const fetchOptions = { cache: 'no-store', credentials: 'omit' } as const satisfies RequestInit;
