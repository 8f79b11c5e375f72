import type { StorageKey } from '#core/shared/stored-names.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import { cachePrefix } from './portal-cache.ts';
import { tab } from '#portal/data/browser/storage.ts';

/**
 * A value derived from an answer and kept for the next pages, such as a count; the answer itself may be uncacheable.
 */
export interface CachedValue<T> {
  /** @returns the value with its age in milliseconds; `undefined` beyond `answerMaxAge` */
  read: () => { datos: T; age: number } | undefined;
  keep: (datos: T) => void;
  /** Removes the value in every language. */
  drop: () => void;
}

/** A value cached for the user in `sessionStorage`, until the tab is closed or the user signs out. */
export function cachedValue<T>(name: string): CachedValue<T> {
  const key = (): StorageKey => `${cachePrefix()}${document.documentElement.lang}.${name}`;
  return {
    read: () => {
      try {
        const stored = JSON.parse(tab.get(key()) ?? 'null') as { time: number; datos: T } | null;
        const age = stored ? Date.now() - stored.time : answerMaxAge;
        return stored && age < answerMaxAge ? { datos: stored.datos, age } : undefined;
      } catch {
        return undefined;
      }
    },
    // Where storage has no room left, the earlier value would be stale.
    keep: (datos) => {
      if (!tab.set(key(), JSON.stringify({ time: Date.now(), datos }))) tab.remove(key());
    },
    drop: () => {
      for (const stored of tab.keys(cachePrefix())) if (stored.endsWith(`.${name}`)) tab.remove(stored);
    },
  };
}
