import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';

/** Files of code that were there in this tab: the browser keeps them. */
export interface LoadedChunks {
  has: (file: string) => boolean;
  /** @param files with all that they import */
  note: (files: readonly string[]) => void;
  forget: () => void;
}

export function loadedChunks(tab: SafeStorage, key: StorageKey): LoadedChunks {
  let had = tab.get(key) ?? '';
  // No address is a part of another one.
  const has = (file: string): boolean => had.includes(file);
  return {
    has,
    note: (files) => {
      had = [had, ...files.filter((file) => !has(file))].join(' ');
      tab.set(key, had);
    },
    forget: () => {
      // What is noted afterwards must not bring it back.
      had = '';
      tab.remove(key);
    },
  };
}
