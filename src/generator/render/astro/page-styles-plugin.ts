import type { Plugin } from 'vite';

const nothing = '\0andana:no-styles';

/**
 * Leaves style sheets out of the code for browsers: each page links those of all modules that it can load, as the
 * server's build found them.
 */
export function pageStylesPlugin(): Plugin {
  return {
    name: 'andana:page-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\.(?:scss|css)$/ },
      handler: () => ({ id: nothing, moduleSideEffects: false }),
    },
    load: { filter: { id: /^\0andana:no-styles$/ }, handler: () => 'export {};' },
  };
}
