import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = 'icon:';

/**
 * Serves the shapes of one icon of the set as `icon:<name>`, a list of elements with their attributes: only imported
 * icons reach browsers.
 */
export function iconPlugin(): Plugin {
  let icons: Record<string, unknown> | undefined;
  return {
    name: 'andana:icon',
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        icons ??= JSON.parse(
          readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
        ) as Record<string, unknown>;
        const name = id.slice(`\0${prefix}`.length);
        const shapes = icons[name];
        if (!shapes) this.error(`The icon set has no icon "${name}"`);
        return `export default ${JSON.stringify(shapes)}`;
      },
    },
  };
}
