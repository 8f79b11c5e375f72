import type { StorageKey, StoredName } from './stored-names.ts';

/** The part of a browser storage that the portal uses, restricted to declared keys. */
export interface SafeStorage {
  get: (key: StorageKey) => string | undefined;
  /** Returns `false` where the value lasts only as long as the page. */
  set: (key: StorageKey, value: string) => boolean;
  remove: (key: string) => void;
  /** Keys that begin with a prefix. */
  keys: (prefix: string) => string[];
}

export type StorageKind = 'localStorage' | 'sessionStorage';

/** Key of a stored value, with a prefix per portal of the host. */
export function storageKey(brand: string, name: StoredName): StorageKey {
  return `${storagePrefix(brand)}${name}`;
}

/** Prefix of a portal's keys. */
export const storagePrefix = (brand: string): `portal.${string}.` => `portal.${brand}.`;

/**
 * Browser storage that never throws: where it is blocked or full, values live in memory until the page is
 * left. Merely reading the property `localStorage` throws in some settings, so it is read late and each time.
 */
export function safeStorage(kind: StorageKind): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(globalThis[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored === true;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: (prefix) => {
      const storedKeys = attempt(Object.keys) ?? [];
      return [...new Set([...storedKeys, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}
