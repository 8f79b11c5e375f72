/** The response to a prefetch that nothing has read yet. */
interface PrefetchedResponse {
  response: Promise<Response>;
  /** Its text where rows are painted of it, read as soon as it comes; `undefined` for an HTTP error. */
  text?: Promise<string | undefined>;
  stop: AbortController;
  /** Headers of the request as JSON. */
  headers: string;
  /** When the request was sent, in milliseconds since 1970. */
  time: number;
}

/** Prefetched responses by address. */
export type PrefetchedResponses = Map<string, PrefetchedResponse>;

declare global {
  interface Window {
    /** Responses to the prefetches that the boot script has sent. */
    prefetched?: PrefetchedResponses;
  }
}

/** Age in milliseconds after which a prefetched response is stale. */
const maxAge = 60_000;

/** Aborts and drops all prefetched responses: the page is left, or a write may have changed the data. */
export function dropPrefetched(prefetched: PrefetchedResponses | undefined): void {
  for (const { stop } of prefetched?.values() ?? []) stop.abort();
  prefetched?.clear();
}

/**
 * Wraps `fetch` so that it returns the prefetched response to an identical request, once. A retry sends a request of
 * its own.
 */
export function withPrefetched(
  prefetched: PrefetchedResponses | undefined,
  send: typeof fetch,
): typeof fetch {
  return (url, request = {}) => {
    const match = prefetched?.get(String(url));
    if (!match || request.method !== 'GET') return send(url, request);
    prefetched?.delete(String(url));
    const { response, stop, headers, time } = match;
    if (headers !== JSON.stringify(request.headers) || Date.now() - time > maxAge) {
      stop.abort();
      return send(url, request);
    }
    const { signal } = request;
    const abort = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
    return response;
  };
}
