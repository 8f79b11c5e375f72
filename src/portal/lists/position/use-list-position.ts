import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Side } from '#core/routing/side.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIdlePrefetch } from '#portal/island/use-idle-prefetch.ts';
import { isBackNavigation } from './back-navigation.ts';
import { type ListPosition, listPositionOf } from './list-position.ts';

interface PlaceOptions<L> {
  /** There are rows: where one was can be shown again. */
  isReady: boolean;
  /** What is shown now, to be kept; absent where answers are kept anyway. */
  take?: () => L;
  /** Puts a list that was kept in its place, before anything is asked for. */
  restore?: (list: L) => void;
  /** Shows what the address asks for, as nothing was kept of it. */
  begin?: () => void;
}

const rowOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-row]')?.dataset['row'];

/** Fetches what a row leads to: the pages of all rows are made of the same. */
async function fetchRowPage(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-row] a[href]:not([target])');
  const side = document.documentElement.dataset['session'] as Side | 'none';
  if (!link || side === 'none') return;
  const { preloadNextPage } = await import('#portal/island/preload-next-page.ts');
  await preloadNextPage(link.pathname + link.search, side);
}

/**
 * Keeps the place of the list that is the page: someone who comes back finds the same rows, scrolled as they were, and the
 * focus on the row that had it (`data-row` with its key). In a quiet moment, what the page of a row needs is fetched.
 */
export function useListPosition<L>({ isReady, take, restore, begin }: PlaceOptions<L>): void {
  const { route } = usePage();
  const wanted = useRef<ListPosition<L>>(undefined);
  // Asking where a page is that is being left has all of it laid out once more.
  const scrolled = useRef<number>(undefined);
  const start = useEffectEvent((): void => {
    const kept = isBackNavigation(location.pathname) ? listPositionOf<L>(route).read()?.datos : undefined;
    if (kept?.search !== location.search) begin?.();
    else {
      wanted.current = kept;
      restore?.(kept.list);
    }
  });
  const leave = useEffectEvent((): void => {
    if (!isReady) return;
    const focused = rowOf(document.activeElement);
    listPositionOf<L>(route).keep({
      search: location.search,
      list: take?.() as L,
      scroll: scrolled.current ?? scrollY,
      focused,
    });
  });
  // A page that the browser has kept as it was does not know what was changed meanwhile.
  const wake = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    const kept = persisted ? listPositionOf<L>(route).read()?.datos : undefined;
    if (kept?.search === location.search && isReady) restore?.(kept.list);
  });

  useEffect(() => {
    const onLeave = (): void => leave();
    const onWake = (event: PageTransitionEvent): void => wake(event);
    const onScroll = (): void => void (scrolled.current = scrollY);
    start();
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onWake);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onWake);
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
