import { cleanStores, type Store } from 'nanostores';

let taken: Store[] = [];

/** A module that a test imports for itself, whose stores are those to unmount at its end. */
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
 * Unmounts the stores that a test took, while the browser that it plays is still there: by themselves they unmount a
 * second after the last one who listened.
 */
export function unmountStores(): void {
  cleanStores(...taken);
  taken = [];
}
