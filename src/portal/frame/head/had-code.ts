import type { SafeStorage } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored.ts';

/** Files of code that were there in this tab: the browser keeps them. */
export interface HadCode {
  has: (file: string) => boolean;
  /** @param files with all that they import */
  note: (files: readonly string[]) => void;
  forget: () => void;
}

export function hadCode(tab: SafeStorage, key: StorageKey): HadCode {
  const had = new Set(tab.get(key)?.split(' '));
  return {
    has: (file) => had.has(file),
    note: (files) => {
      const { size } = had;
      for (const file of files) had.add(file);
      if (had.size > size) tab.set(key, [...had].join(' '));
    },
    forget: () => {
      had.clear();
      tab.remove(key);
    },
  };
}
