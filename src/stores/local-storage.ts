import { setPersistentEngine, windowPersistentEvents, type PersistentStore } from '@nanostores/persistent';
import { local } from './storage.ts';

/** The storage of the browser in the shape that persistent stores want, safe where it is blocked or full. */
const engine = new Proxy<PersistentStore>(
  {},
  {
    has: (_, key) => local.get(String(key)) !== undefined,
    get: (_, key) => local.get(String(key)),
    set: (_, key, value: string) => {
      local.set(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      local.remove(String(key));
      return true;
    },
  },
);

// Stores of a page that is being rendered belong to no visitor: they listen to nothing.
const silence = { addEventListener: () => undefined, removeEventListener: () => undefined };

setPersistentEngine(engine, typeof window === 'undefined' ? silence : windowPersistentEvents);
