import { setPersistentEngine } from '@nanostores/persistent';
import { cleanStores, type Store } from 'nanostores';
import { vi } from 'vitest';

let loadedStores: Store[] = [];

/** Loads a module with stores, which `leaveBrowser` unmounts at the end of the test. */
export async function storesOf<M extends object>(module: Promise<M>): Promise<M> {
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
 * themselves they unmount a second after their last listener; a persistent store of a module that the test did not
 * load by `storesOf` finds no `window` then, and needs none. Modules that found a browser when loaded are reset.
 */
export function leaveBrowser(): void {
  cleanStores(...loadedStores);
  loadedStores = [];
  setPersistentEngine({}, { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.unstubAllGlobals();
  vi.resetModules();
}
