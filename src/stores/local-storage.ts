import { setPersistentEngine, windowPersistentEvents, type PersistentStore } from '@nanostores/persistent';
import { safeStorage } from '#shared/storage.ts';

const storage = safeStorage('localStorage');

/** The storage of the browser in the shape that persistent stores want, safe where it is blocked or full. */
const engine = new Proxy<PersistentStore>(
  {},
  {
    has: (_, key) => storage.get(String(key)) !== undefined,
    get: (_, key) => storage.get(String(key)),
    set: (_, key, value: string) => {
      storage.set(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      storage.remove(String(key));
      return true;
    },
  },
);

// Stores of a page that is being rendered belong to no visitor: they listen to nothing.
const silence = { addEventListener: () => undefined, removeEventListener: () => undefined };

setPersistentEngine(engine, typeof window === 'undefined' ? silence : windowPersistentEvents);
