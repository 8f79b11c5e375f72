import type { StorageKey, StoredName } from '#core/shared/stored.ts';
import { portalKey, tab } from './storage.ts';

/**
 * What the server had before something was sent that must not be sent twice: what is new since then, and says the same,
 * is what was sent.
 */
export interface KnownIds {
  read: () => readonly number[] | undefined;
  keep: (ids: readonly number[]) => void;
  /** It is known to have arrived. */
  clear: () => void;
}

/** Keeps them in the tab, should the page be loaded again in between. */
export function tabIds(name: StoredName): KnownIds {
  const key = (): StorageKey => portalKey(name);
  return {
    read: () => {
      const text = tab.get(key());
      if (text === undefined) return undefined;
      return text.split(',').filter(Boolean).map(Number);
    },
    keep: (ids) => void tab.set(key(), ids.join()),
    clear: () => void tab.remove(key()),
  };
}
