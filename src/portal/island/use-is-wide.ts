import { useCallback, useSyncExternalStore } from 'react';
import { atLeast, type breakpoints } from '#portal/theme/breakpoints.ts';

/** Whether the window is at least as wide as a breakpoint; `undefined` until hydration. */
export function useIsWide(name: keyof typeof breakpoints): boolean | undefined {
  const query = atLeast(name);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
