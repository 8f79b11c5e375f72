import type { StorageKey } from '#core/shared/stored.ts';
import { keptFor } from './kept-for.ts';
import { answersPrefix } from './portal-answers.ts';
import { tab } from './storage.ts';

/** What pages keep for the next ones of an answer that itself is never kept, e.g. how many there are of something. */
export interface KeptValue<T> {
  /** @returns with the time since it was kept, in milliseconds; nothing if that is longer than half an hour */
  read: () => { datos: T; age: number } | undefined;
  keep: (datos: T) => void;
  /** Forgets it in every language. */
  drop: () => void;
}

/** A value that is kept for the user in the tab: it goes with it, and with the sign-out. */
export function keptValue<T>(name: string): KeptValue<T> {
  const key = (): StorageKey => `${answersPrefix()}${document.documentElement.lang}.${name}`;
  return {
    read: () => {
      try {
        const kept = JSON.parse(tab.get(key()) ?? 'null') as { time: number; datos: T } | null;
        const age = kept ? Date.now() - kept.time : keptFor;
        return kept && age < keptFor ? { datos: kept.datos, age } : undefined;
      } catch {
        return undefined;
      }
    },
    // Where there is no room, the stored value would be stale.
    keep: (datos) => {
      if (!tab.set(key(), JSON.stringify({ time: Date.now(), datos }))) tab.remove(key());
    },
    drop: () => {
      for (const kept of tab.keys(answersPrefix())) if (kept.endsWith(`.${name}`)) tab.remove(kept);
    },
  };
}
