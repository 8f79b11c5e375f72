import { setPersistentEngine } from '@nanostores/persistent';
import { cleanStores, type Store } from 'nanostores';
import { vi } from 'vitest';

let loadedStores: Store[] = [];

/** Loads a module with stores; `resetBrowserGlobals` unmounts these. */
export async function loadStores<M extends object>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  loadedStores.push(
    ...Object.values(loaded).filter(
      (value): value is Store => typeof value === 'object' && value !== null && 'listen' in value,
    ),
  );
  return loaded;
}

/**
 * Cleans up after a test that stubbed browser globals. Stores are unmounted while the globals exist, since by
 * themselves they unmount a second after their last listener; the engine of persistent stores is reset for stores
 * that `loadStores` did not load, which would look for `window` then. Modules that read globals when loaded are
 * reset too.
 */
export function resetBrowserGlobals(): void {
  cleanStores(...loadedStores);
  loadedStores = [];
  setPersistentEngine({}, { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.unstubAllGlobals();
  vi.resetModules();
}
