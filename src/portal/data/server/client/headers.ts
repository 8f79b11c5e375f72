/** Headers of a call that reads, always in this order: what was asked ahead is taken only where they are the same. */
export function readingHeaders(language: string, token: string | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** How every call is sent: nothing of it is kept by the browser, and no cookie goes along. */
export const sentAs = { cache: 'no-store', credentials: 'omit' } as const satisfies RequestInit;
