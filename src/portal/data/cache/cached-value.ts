import type { StorageKey } from '#core/shared/stored-names.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import { cachePrefix } from './portal-cache.ts';
import { tab } from '#portal/data/browser/storage.ts';

/** What pages keep for the next ones of an answer that itself is never kept, e.g. how many there are of something. */
export interface CachedValue<T> {
  /** @returns with the time since it was kept, in milliseconds; nothing if that is longer than half an hour */
  read: () => { datos: T; age: number } | undefined;
  keep: (datos: T) => void;
  /** Forgets it in every language. */
  drop: () => void;
}

/** A value that is kept for the user in the tab: it goes with it, and with the sign-out. */
export function cachedValue<T>(name: string): CachedValue<T> {
  const key = (): StorageKey => `${cachePrefix()}${document.documentElement.lang}.${name}`;
  return {
    read: () => {
      try {
        const kept = JSON.parse(tab.get(key()) ?? 'null') as { time: number; datos: T } | null;
        const age = kept ? Date.now() - kept.time : answerMaxAge;
        return kept && age < answerMaxAge ? { datos: kept.datos, age } : undefined;
      } catch {
        return undefined;
      }
    },
    // Where there is no room, the stored value would be stale.
    keep: (datos) => {
      if (!tab.set(key(), JSON.stringify({ time: Date.now(), datos }))) tab.remove(key());
    },
    drop: () => {
      for (const kept of tab.keys(cachePrefix())) if (kept.endsWith(`.${name}`)) tab.remove(kept);
    },
  };
}
