import { cleanStores, type Store } from 'nanostores';
import { vi } from 'vitest';

let taken: Store[] = [];

/** A module that a test imports for itself, whose stores `leaveBrowser` unmounts at its end. */
export async function storesOf<M extends object>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  taken.push(
    ...Object.values(loaded).filter(
      (it): it is Store => typeof it === 'object' && it !== null && 'listen' in it,
    ),
  );
  return loaded;
}

/**
 * Ends a test that played a browser with globals of its own: nothing of it is left for the next test or file. Stores are
 * unmounted while the globals are still there, since by themselves they unmount a second after the last one who listened;
 * modules that found a browser when they were loaded are forgotten.
 */
export function leaveBrowser(): void {
  cleanStores(...taken);
  taken = [];
  vi.unstubAllGlobals();
  vi.resetModules();
}
