import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * A value that only the browser knows and that does not change while the page is open. Until the island is alive it
 * is `undefined`, so that what the build rendered and the first rendering in the browser agree.
 */
export function useBrowserValue<T extends string | boolean>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, () => undefined);
}
