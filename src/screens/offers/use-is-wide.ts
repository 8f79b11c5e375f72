import { useSyncExternalStore } from 'react';

/** From here on there is room for the filters beside the list; the style sheet knows the same width. */
const query = '(width >= 1024px)';

function follow(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether there is room for filters beside a list; undefined until the island is alive. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    follow,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
