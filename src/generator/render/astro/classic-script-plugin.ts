import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { paintPlugins } from './paint-plugins.ts';

/** Standalone scripts, by the virtual module that exports their code. */
const scripts: Readonly<Record<string, string>> = {
  'virtual:prefetching-boot-script': '../../../portal/frame/boot/prefetching-boot-script.ts',
  'virtual:boot-script': '../../../portal/frame/boot/boot-script.ts',
  'virtual:sign-out-boot-script': '../../../portal/frame/boot/sign-out-boot-script.ts',
  'virtual:dated-script': '../../../portal/frame/boot/dated-script.ts',
  'virtual:offline-sign-out': '../../../portal/frame/offline/offline-sign-out.ts',
  'virtual:service-worker': '../../../portal/frame/offline/service-worker.ts',
  'virtual:paint-home': '../../../portal/screens/home/paint-home.ts',
};

/** Bundles each standalone script into one classic script, and serves its code as a string. */
export function classicScriptPlugin(): Plugin {
  return {
    name: 'andana:classic-script',
    resolveId: {
      filter: {
        id: /^virtual:(?:(?:prefetching-|sign-out-)?boot-script|dated-script|service-worker|offline-sign-out|paint-\w+)$/,
      },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: {
        id: /^\0virtual:(?:(?:prefetching-|sign-out-)?boot-script|dated-script|service-worker|offline-sign-out|paint-\w+)$/,
      },
      async handler(id) {
        const { code, sources } = await bundleScript(
          fileURLToPath(new URL(scripts[id.slice(1)] ?? '', import.meta.url)),
          id.startsWith('\0virtual:paint-') ? paintPlugins() : [],
        );
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}
