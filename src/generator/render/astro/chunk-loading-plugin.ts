import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../../../portal/island/import-after-preload.ts', import.meta.url));

/** Replaces Vite's preload helper by the portal's own, since Vite's never recovers from a failed import. */
export function chunkLoadingPlugin(): Plugin {
  return {
    name: 'andana:code-loading',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importAfterPreload as __vitePreload } from ${JSON.stringify(helper)};`,
    },
  };
}

/** Lists all files of a dynamic import, also of one without dependencies. */
export const modulePreload = {
  polyfill: false,
  resolveDependencies: (file: string, files: string[]): string[] => (files.length > 0 ? files : [file]),
};
