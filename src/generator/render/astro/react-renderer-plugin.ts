import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const replacements: Record<string, string> = {
  '@astrojs/react/server.js': path('./react-server.ts'),
  '@astrojs/react/client.js': path('../../../portal/island/react-client.ts'),
};

/**
 * Replaces Astro's React renderers by the portal's own: the server's renders once and synchronously (half the time per
 * page), and both pass the page to islands through context instead of props.
 */
export function reactRendererPlugin(): Plugin {
  return {
    name: 'andana:react-renderer',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@astrojs\/react\/(server|client)\.js$/ },
      handler: (id) => replacements[id],
    },
  };
}
