import { useEffect } from 'react';

/** What not all browsers tell, and types do not name: whether the person asked to load as little as possible. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Longest wait for a quiet moment, in milliseconds; also the wait where a browser does not tell of one. */
const patience = 2000;

/**
 * Loads the code of the page that people mostly open next, in a quiet moment: when they do, only its answers are waited
 * for. Not where the person asked to save data; a load that fails is made up for by the page itself.
 * @param load must be the same function at every call
 * @param isReady this page has what it came for
 */
export function useAhead(load: () => Promise<unknown>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || (navigator as Connection).connection?.saveData) return;
    const quietly = (): void => {
      load().catch(() => undefined);
    };
    // Safari tells of no quiet moments.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(quietly, patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(quietly, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, [load, isReady]);
}
