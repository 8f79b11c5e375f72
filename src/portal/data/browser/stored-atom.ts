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

/** `localStorage` as the engine of persistent atoms, safe where storage is blocked or full. */
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

// While a page is rendered at build time there is no visitor and no storage event to listen to.
const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };

setPersistentEngine(engine, typeof window === 'undefined' ? noEvents : windowPersistentEvents);

/** An atom stored in `localStorage` under a key of this portal, in sync with other tabs. */
export function storedAtom<T>(
  name: StoredName,
  coding: PersistentEncoder<T | undefined>,
): WritableAtom<T | undefined> {
  return persistentAtom<T | undefined>(portalKey(name), undefined, coding);
}
