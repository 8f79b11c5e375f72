/**
 * Provides signals that abort when the page is left. A page restored from the back/forward cache gets a new one.
 * @param page target of `pagehide`
 */
export function pageLeaveSignal(page: EventTarget): () => AbortSignal {
  let current = new AbortController();
  page.addEventListener('pagehide', () => {
    current.abort();
    current = new AbortController();
  });
  return () => current.signal;
}
