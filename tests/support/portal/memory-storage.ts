import type { SafeStorage } from '#core/shared/storage.ts';

/** A storage in memory, like that of a browser with enough room. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): SafeStorage {
  const values = new Map<string, string>(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}
