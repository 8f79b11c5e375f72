/**
 * Signals that abort when the page is left. A page that comes back from the history of the browser gets a fresh one.
 * @param page where `pagehide` is heard
 */
export function pageLeaveSignal(page: EventTarget): () => AbortSignal {
  let current = new AbortController();
  page.addEventListener('pagehide', () => {
    current.abort();
    current = new AbortController();
  });
  return () => current.signal;
}
