import { pageParams } from '#core/routing/page-addresses.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { type Prefetch, pageIdInPath, visitorKindBit, userCacheKey } from '#portal/data/prefetch/prefetch.ts';
import { type PrefetchedResponses, dropPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import '#portal/data/prefetch/painted-rows.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { readingHeaders, fetchOptions } from '#portal/data/server/client/headers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { firstPaint } from './watch-chunks.ts';
import { isBackNavigation } from '#portal/lists/position/back-navigation.ts';

/** Whether a cached text is fresh. Cached texts begin with their time, so they need not be parsed. */
function isFresh(cached: string | undefined, fresh = Infinity): boolean {
  const [, time] = /^\{"time":(\d+)/.exec(cached ?? '') ?? [];
  return time !== undefined && Date.now() - Number(time) < fresh;
}

/**
 * Sends the prefetches of the page for a session, except those that the tab has cached. The code that reads the
 * responses is loaded later and takes them from `window.prefetched`.
 */
export function sendPrefetches(page: PageData, session: PortalSession, tab: SafeStorage): void {
  const { prefetch, paint, brand, language } = page;
  // A page that the browser prerenders may never be seen.
  if (!prefetch || (document as { prerendering?: boolean }).prerendering) return;
  const prefetched: PrefetchedResponses = new Map();
  window.prefetched = prefetched;
  addEventListener('pagehide', () => dropPrefetched(prefetched));
  const readCached = (key = ''): string | undefined =>
    tab.get(storageKey(brand, `cache.${key.replace('{user}', userCacheKey(session.token))}`));
  const isNeeded = ({ for: visitors, search, cached, fresh, list }: Prefetch): boolean =>
    ((visitors >> visitorKindBit(session)) & 1) === 1 &&
    (search ?? location.search) === location.search &&
    !isFresh(readCached(cached), fresh) &&
    !(list && isBackNavigation(location.pathname) && isFresh(readCached(list)));
  const base = baseAddress(location.host, prefetch.server);
  const id = encodeURIComponent(pageParams(page, location.pathname)?.['id'] ?? '');
  const headers = readingHeaders(language, session.token);
  const send = ({ path, isMinor }: Pick<Prefetch, 'path' | 'isMinor'>): void => {
    const url = base + path.replace(pageIdInPath, () => id);
    if (prefetched.has(url)) return;
    const stop = new AbortController();
    const priority = isMinor ? 'low' : 'auto';
    const response = fetch(url, { ...fetchOptions, headers, priority, signal: stop.signal });
    // The reader of the response handles the failure.
    response.catch(() => undefined);
    const text = paint && response.then((it) => (it.ok ? it.clone().text() : undefined));
    text?.catch(() => undefined);
    const request = { stop, headers: JSON.stringify(headers), time: Date.now() };
    prefetched.set(url, { response, ...request, ...(text && { text }) });
  };
  window.visitor = { session, tab, base, prefetch: (path) => send({ path }) };
  const needed = prefetch.calls.filter(isNeeded);
  for (const it of needed) if (!it.isMinor) send(it);
  // They would take a connection from the others, or from the scripts.
  void firstPaint().then(() => {
    for (const it of needed) if (it.isMinor) send(it);
  });
}
