/** A call that the head has sent and nobody has taken yet. */
interface Asked {
  response: Promise<Response>;
  stop: AbortController;
  /** Its headers as JSON. */
  headers: string;
  /** When it was sent, in milliseconds. */
  time: number;
}

/** What the head has asked for, by address. */
export type PrefetchedCalls = Map<string, Asked>;

declare global {
  interface Window {
    asked?: PrefetchedCalls;
  }
}

/** Age in milliseconds after which a prefetched response is stale. */
const maxAge = 60_000;

/** Lets go of everything that nobody has taken: the page is left, or a write has changed what it says. */
export function dropPrefetched(asked: PrefetchedCalls | undefined): void {
  for (const { stop } of asked?.values() ?? []) stop.abort();
  asked?.clear();
}

/**
 * `fetch` for what makes calls: gives the answer that the head has asked for already, once, where the request is the
 * same to the letter. A retry asks again.
 */
export function withPrefetched(asked: PrefetchedCalls | undefined, send: typeof fetch): typeof fetch {
  return (url, request = {}) => {
    const found = asked?.get(String(url));
    if (!found || request.method !== 'GET') return send(url, request);
    asked?.delete(String(url));
    const { response, stop, headers, time } = found;
    if (headers !== JSON.stringify(request.headers) || Date.now() - time > maxAge) {
      stop.abort();
      return send(url, request);
    }
    const { signal } = request;
    const follow = (): void => stop.abort(signal?.reason);
    if (signal?.aborted) follow();
    else signal?.addEventListener('abort', follow);
    return response;
  };
}
