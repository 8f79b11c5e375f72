import type { LoadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { preloadModules, type LoadScripts } from './watch-chunks.ts';

/**
 * Loads scripts, and preloads those that the tab has loaded before without fetching them first. If one of these fails
 * after all, the loaded chunks are forgotten and the page is reloaded, which fetches every script.
 */
export function preloadLoadedChunks(loaded: LoadedChunks): LoadScripts {
  return async (scripts, isPatient) => {
    const loadedBefore = scripts.filter(loaded.has);
    const { load, giveUp } = window.chunks;
    // Replaces the loader of the page, so that islands do not fetch these scripts either.
    window.chunks = {
      load: (address, isPatient) =>
        loadedBefore.includes(address) ? Promise.resolve() : load(address, isPatient),
      giveUp: () => {
        loaded.forget();
        giveUp();
      },
    };
    preloadModules(loadedBefore);
    const results = await Promise.allSettled(scripts.map((file) => window.chunks.load(file, isPatient)));
    const fetched = scripts.filter((_, index) => results[index]?.status === 'fulfilled');
    preloadModules(fetched);
    if (fetched.length === scripts.length) loaded.add(scripts);
  };
}
