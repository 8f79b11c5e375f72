import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = 'icon:';

/**
 * Serves the shapes of one icon of the set as `icon:<name>`, a list of elements with their attributes: only imported
 * icons reach browsers.
 * @param shared icons that are loaded once. Any other is inlined in each file that shows it, since it is smaller than a
 *   request
 */
export function iconPlugin(shared: Pick<ReadonlySet<string>, 'has'>): Plugin {
  let icons: Record<string, unknown> | undefined;
  return {
    name: 'andana:icon',
    resolveId: {
      filter: { id: /^icon:/ },
      handler: (id, importer = '') =>
        `\0${id}${shared.has(id.slice(prefix.length)) ? '' : `?in=${relative(process.cwd(), importer)}`}`,
    },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        icons ??= JSON.parse(
          readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
        ) as Record<string, unknown>;
        const [name = ''] = id.slice(`\0${prefix}`.length).split('?');
        const shapes = icons[name];
        if (!shapes) this.error(`The icon set has no icon "${name}"`);
        return `export default ${JSON.stringify(shapes)}`;
      },
    },
  };
}
