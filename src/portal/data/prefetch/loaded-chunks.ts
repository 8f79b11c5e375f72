import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';

/** The chunks that this tab has loaded before, and that the browser therefore has in its cache. */
export interface LoadedChunks {
  has: (file: string) => boolean;
  /** @param files loaded chunks, with everything they import */
  add: (files: readonly string[]) => void;
  forget: () => void;
}

export function loadedChunks(tab: SafeStorage, key: StorageKey): LoadedChunks {
  let loaded = tab.get(key) ?? '';
  // No address is a substring of another one.
  const has = (file: string): boolean => loaded.includes(file);
  return {
    has,
    add: (files) => {
      loaded = [loaded, ...files.filter((file) => !has(file))].join(' ');
      tab.set(key, loaded);
    },
    forget: () => {
      // The next `add` must not write the forgotten chunks back.
      loaded = '';
      tab.remove(key);
    },
  };
}
