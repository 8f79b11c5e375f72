import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { isComingBack } from './coming-back.ts';
import { type ListPlace, placeOf } from './list-place.ts';

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

/**
 * Keeps the place of the list that is the page: whoever comes back finds the same rows, scrolled as they were, and the
 * focus on the row that had it (`data-row` with its key).
 */
export function usePlace<L>({ isReady, take, restore, begin }: PlaceOptions<L>): void {
  const { route } = usePage();
  const wanted = useRef<ListPlace<L>>(undefined);
  const start = useEffectEvent((): void => {
    const kept = isComingBack(location.pathname) ? placeOf<L>(route).read()?.datos : undefined;
    if (kept?.search !== location.search) begin?.();
    else {
      wanted.current = kept;
      restore?.(kept.list);
    }
  });
  const leave = useEffectEvent((): void => {
    if (!isReady) return;
    const focused = rowOf(document.activeElement);
    placeOf<L>(route).keep({ search: location.search, list: take?.() as L, scroll: scrollY, focused });
  });
  // A page that the browser has kept as it was does not know what was changed meanwhile.
  const wake = useEffectEvent(({ persisted }: PageTransitionEvent): void => {
    const kept = persisted ? placeOf<L>(route).read()?.datos : undefined;
    if (kept?.search === location.search && isReady) restore?.(kept.list);
  });

  useEffect(() => {
    const onLeave = (): void => leave();
    const onWake = (event: PageTransitionEvent): void => wake(event);
    start();
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onWake);
    return () => {
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onWake);
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current || !isReady) return;
    wanted.current = undefined;
    const row = current.focused && document.querySelector(`[data-row="${CSS.escape(current.focused)}"]`);
    if (row) row.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    scrollTo({ top: current.scroll, behavior: 'instant' });
  });
}
