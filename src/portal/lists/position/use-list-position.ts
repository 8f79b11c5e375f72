import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Side } from '#core/routing/side.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIdlePrefetch } from '#portal/island/use-idle-prefetch.ts';
import { isBackNavigation } from './back-navigation.ts';
import { type ListPosition, listPositionOf } from './list-position.ts';

interface ListPositionOptions<L> {
  /** The rows are rendered, so that the position can be restored. */
  isReady: boolean;
  /** Returns the state of the list to be stored; absent if the query cache has it anyway. */
  take?: () => L;
  /** Restores a stored state, before any request. */
  restore?: (list: L) => void;
  /** Loads the list of the address, if there is no stored state for it. */
  begin?: () => void;
}

const rowOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-row]')?.dataset['row'];

/** Prefetches the code of the rows' pages by the first row, because all rows have the same kind of page. */
async function fetchRowPage(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-row] a[href]:not([target])');
  const side = document.documentElement.dataset['session'] as Side | 'none';
  if (!link || side === 'none') return;
  const { preloadNextPage } = await import(/* at once */ '#portal/island/preload-next-page.ts');
  await preloadNextPage(link.pathname + link.search, side);
}

/**
 * Stores and restores the list position of the page: the rows, the scroll position, and the focused row (by the key in
 * its `data-row`). Also prefetches the pages of the rows while idle.
 */
export function useListPosition<L>({ isReady, take, restore, begin }: ListPositionOptions<L>): void {
  const { route } = usePage();
  const wanted = useRef<ListPosition<L>>(undefined);
  // Reading `scrollY` while leaving would force a layout of the page.
  const scrolled = useRef<number>(undefined);
  const start = useEffectEvent((): void => {
    const stored = isBackNavigation(location.pathname) ? listPositionOf<L>(route).read()?.datos : undefined;
    if (stored?.search !== location.search) begin?.();
    else {
      wanted.current = stored;
      restore?.(stored.list);
    }
  });
  const storePosition = useEffectEvent((): void => {
    if (!isReady) return;
    const focused = rowOf(document.activeElement);
    listPositionOf<L>(route).keep({
      search: location.search,
      list: take?.() as L,
      scroll: scrolled.current ?? scrollY,
      focused,
    });
  });
  // A page from the back/forward cache does not know the changes made since.
  const restoreFromBfcache = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    const stored = persisted ? listPositionOf<L>(route).read()?.datos : undefined;
    if (stored?.search === location.search && isReady) restore?.(stored.list);
  });

  useEffect(() => {
    const onPageHide = (): void => storePosition();
    const onPageShow = (event: PageTransitionEvent): void => restoreFromBfcache(event);
    const onScroll = (): void => void (scrolled.current = scrollY);
    start();
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  useIdlePrefetch(fetchRowPage, isReady);

  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current || !isReady) return;
    wanted.current = undefined;
    const row = current.focused && document.querySelector(`[data-row="${CSS.escape(current.focused)}"]`);
    if (row) row.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    scrollTo({ top: current.scroll, behavior: 'instant' });
  });
}
