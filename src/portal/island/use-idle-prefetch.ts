import { useEffect } from 'react';
import { prefersReducedData } from './reduced-data.ts';

/** Longest wait for an idle period, in milliseconds; also the wait in browsers without `requestIdleCallback`. */
const idleTimeout = 2000;

/**
 * Loads code or data for the next page, unless data are to be saved. After a failure the next page loads them itself.
 */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  if (!prefersReducedData()) load().catch(() => undefined);
}

/**
 * Calls `prefetchWhenIdle` in an idle period.
 * @param load must be the same function at every call
 * @param isReady this page has loaded its own content
 */
export function useIdlePrefetch(load: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const prefetch = (): void => prefetchWhenIdle(load);
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, idleTimeout);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch, { timeout: idleTimeout });
    return () => cancelIdleCallback(handle);
  }, [load, isReady]);
}
