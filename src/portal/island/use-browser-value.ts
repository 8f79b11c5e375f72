import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * A value that only the browser knows and that is constant while the page is open. `undefined` until hydration, so that
 * the first render in the browser matches the prerendered HTML.
 */
export function useBrowserValue<T extends string | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribeToNothing, read, () => undefined);
}
