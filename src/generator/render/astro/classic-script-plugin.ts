import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { paintPlugins } from './paint-plugins.ts';

const portal = fileURLToPath(new URL('../../../portal/', import.meta.url));

/** Standalone scripts, by the virtual module that exports their code. */
const scripts: Readonly<Record<string, string>> = {
  'virtual:prefetching-boot-script': 'frame/boot/prefetching-boot-script.ts',
  'virtual:boot-script': 'frame/boot/boot-script.ts',
  'virtual:sign-out-boot-script': 'frame/boot/sign-out-boot-script.ts',
  'virtual:dated-script': 'frame/boot/dated-script.ts',
  'virtual:offline-sign-out': 'frame/offline/offline-sign-out.ts',
  'virtual:service-worker': 'frame/offline/service-worker.ts',
};

/** The scripts that paint rows, one per kind of page, by the same: `virtual:paint-home` is `paint-home.ts` of a screen. */
export const paintScripts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(`${portal}screens`, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((file) => {
      const [, name] = /[\\/](paint-[\w-]+)\.ts$/.exec(file) ?? [];
      return name === undefined ? [] : [[`virtual:${name}`, `screens/${file}`]];
    }),
);

/** Module with the code of all scripts that paint rows. */
const allPaintScripts = 'virtual:paint-scripts';

const virtualScript =
  /^\0?virtual:(?:(?:prefetching-|sign-out-)?boot-script|dated-script|service-worker|offline-sign-out|paint-[\w-]+)$/;

/** Bundles each standalone script into one classic script, and serves its code as a string. */
export function classicScriptPlugin(): Plugin {
  return {
    name: 'andana:classic-script',
    resolveId: { filter: { id: virtualScript }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: virtualScript },
      async handler(virtualId) {
        const id = virtualId.slice(1);
        if (id === allPaintScripts) {
          const names = Object.keys(paintScripts);
          const imports = names.map((name, index) => `import code${index} from '${name}';`);
          return `${imports.join('')}export default [${names.map((_, index) => `code${index}`).join()}];`;
        }
        const paint = paintScripts[id];
        const { code, sources } = await bundleScript(
          portal + (paint ?? scripts[id] ?? ''),
          paint ? paintPlugins() : [],
        );
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}
