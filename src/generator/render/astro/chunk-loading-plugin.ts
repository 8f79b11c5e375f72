import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../../../portal/island/import-after-preload.ts', import.meta.url));

/** Puts our way to import code that is loaded later in the place of Vite's, which never gets back what failed once. */
export function chunkLoadingPlugin(): Plugin {
  return {
    name: 'andana:code-loading',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importAfterPreload as __vitePreload } from ${JSON.stringify(helper)};`,
    },
    // The sheets of the frame are linked in every page. Astro takes the file with all of them away, and nothing that is
    // imported later may wait for it.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.name === 'frame') file.viteMetadata?.importedCss.clear();
      },
    },
  };
}

/** Names all files of what is imported, also where it is a single one. */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (file: string, files: string[]): string[] => (files.length > 0 ? files : [file]),
};
