import type { LoadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { metaFiles } from './meta-files.ts';
import { preloadModules, type LoadScripts } from './watch-chunks.ts';

/**
 * Preloads scripts that the tab has loaded before without a check, and fetches the others first. Where a trusted one is
 * missing after all, the chunks are forgotten and the page is reloaded, which checks all of them.
 */
export function withLoadedChunks(loaded: LoadedChunks): LoadScripts {
  return async (scripts, isPatient) => {
    const trusted = scripts.filter(loaded.has);
    const { want, fail } = window.code;
    window.code = {
      want: (address, patient) => (trusted.includes(address) ? Promise.resolve() : want(address, patient)),
      fail: () => {
        loaded.forget();
        fail();
      },
    };
    preloadModules(trusted);
    const results = await Promise.allSettled(scripts.map((file) => window.code.want(file, isPatient)));
    const fetched = scripts.filter((_, index) => results[index]?.status === 'fulfilled');
    preloadModules(fetched);
    if (fetched.length === scripts.length) loaded.note(scripts);
  };
}

/** Loads the chunks that the page lists for the side of its visitor; islands import them when they hydrate. */
export const preloadAudienceChunks = ({ dataset }: HTMLElement, loadScripts: LoadScripts): void =>
  void loadScripts(metaFiles(`code-${dataset['session']}`));
