import { pageParams } from '#core/routing/page-addresses.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { type Prefetch, pageIdInPath, visitorBit, userMark } from '#portal/data/prefetch/prefetch.ts';
import { type PrefetchedCalls, dropPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import { readingHeaders, sentAs } from '#portal/data/server/client/headers.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { isBackNavigation } from '#portal/lists/position/back-navigation.ts';

/** Whether the tab keeps an answer that is young enough. What is kept begins with its time: it need not be parsed. */
function isFresh(kept: string | undefined, fresh = Infinity): boolean {
  const [, time] = /^\{"time":(\d+)/.exec(kept ?? '') ?? [];
  return time !== undefined && Date.now() - Number(time) < fresh;
}

/**
 * Sends what the page will want to know, as soon as it is known who asks: the code that reads the answers comes later,
 * and takes them from `window.asked`. Only sends, and only what the tab does not keep.
 */
export function sendPrefetches(page: PageData, session: PortalSession, tab: SafeStorage): void {
  const { ahead, brand, language } = page;
  // Nobody may ever see a page that is rendered ahead.
  if (!ahead || (document as { prerendering?: boolean }).prerendering) return;
  const asked: PrefetchedCalls = new Map();
  window.asked = asked;
  addEventListener('pagehide', () => dropPrefetched(asked));
  const keptUnder = (key = ''): string | undefined =>
    tab.get(storageKey(brand, `cache.${key.replace('{user}', userMark(session.token))}`));
  const isWanted = ({ for: people, search, kept, fresh, place }: Prefetch): boolean =>
    ((people >> visitorBit(session)) & 1) === 1 &&
    (search ?? location.search) === location.search &&
    !isFresh(keptUnder(kept), fresh) &&
    !(place && isBackNavigation(location.pathname) && isFresh(keptUnder(place)));
  const base = baseAddress(location.host, ahead.server);
  const id = encodeURIComponent(pageParams(page, location.pathname)?.['id'] ?? '');
  const headers = readingHeaders(language, session.token);
  for (const { path, isMinor } of ahead.asks.filter(isWanted)) {
    const url = base + path.replace(pageIdInPath, () => id);
    if (asked.has(url)) continue;
    const stop = new AbortController();
    const priority = isMinor ? 'low' : 'auto';
    const response = fetch(url, { ...sentAs, headers, priority, signal: stop.signal });
    // Someone who takes it hears of it.
    response.catch(() => undefined);
    asked.set(url, { response, stop, headers: JSON.stringify(headers), time: Date.now() });
  }
}
