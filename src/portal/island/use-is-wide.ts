import { useCallback, useSyncExternalStore } from 'react';
import { atLeast, type breakpoints } from '#portal/theme/breakpoints.ts';

/** Whether the window is at least that wide; undefined until the island is alive. */
export function useIsWide(name: keyof typeof breakpoints): boolean | undefined {
  const query = atLeast(name);
  const follow = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    follow,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
