import {
  type PersistentEncoder,
  persistentAtom,
  type PersistentStore,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { local, portalKey } from './storage.ts';

/** The storage of the browser in the shape that persistent stores want, safe where it is blocked or full. */
const engine = new Proxy<PersistentStore>(
  {},
  {
    has: (_, key) => local.get(key as StorageKey) !== undefined,
    get: (_, key) => local.get(key as StorageKey),
    set: (_, key, value: string) => {
      local.set(key as StorageKey, value);
      return true;
    },
    deleteProperty: (_, key) => {
      local.remove(key as string);
      return true;
    },
  },
);

// Stores of a page that is being rendered belong to no visitor: they listen to nothing.
const silence = { addEventListener: () => undefined, removeEventListener: () => undefined };

setPersistentEngine(engine, typeof window === 'undefined' ? silence : windowPersistentEvents);

/** A value of the portal that outlives the page; other tabs follow it. */
export function storedAtom<T>(
  name: StoredName,
  coding: PersistentEncoder<T | undefined>,
): WritableAtom<T | undefined> {
  return persistentAtom<T | undefined>(portalKey(name), undefined, coding);
}
