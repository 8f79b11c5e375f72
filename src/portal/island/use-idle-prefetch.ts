import { useEffect } from 'react';
import { prefersReducedData } from './reduced-data.ts';

/** Longest wait for a quiet moment, in milliseconds; also the wait where a browser does not tell of one. */
const patience = 2000;

/** Loads what the next page needs; not where the person asked to save data. A failure is made up for by that page. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (!prefersReducedData()) load().catch(() => undefined);
}

/**
 * Loads in a quiet moment what is needed next, as `loadAhead` does.
 * @param load must be the same function at every call
 * @param isReady this page has what it came for
 */
export function useIdlePrefetch(load: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const quietly = (): void => prefetchWhenIdle(load);
    // Safari tells of no quiet moments.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(quietly, patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(quietly, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, [load, isReady]);
}
