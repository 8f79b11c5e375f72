import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Scripts that stand alone, by the names under which their texts are imported. */
const scripts: Readonly<Record<string, string>> = {
  'virtual:asking-head-script': '../../../portal/frame/head/asking-head-script.ts',
  'virtual:head-script': '../../../portal/frame/head/head-script.ts',
  'virtual:sign-out-head-script': '../../../portal/frame/head/sign-out-head-script.ts',
  'virtual:service-worker': '../../../portal/frame/offline/service-worker.ts',
};

/** Serves each of the scripts that stand alone, bundled to one classic script, as a text. */
export function classicScriptPlugin(): Plugin {
  return {
    name: 'andana:classic-script',
    resolveId: {
      filter: { id: /^virtual:(?:(?:asking-|sign-out-)?head-script|service-worker)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:(?:asking-|sign-out-)?head-script|service-worker)$/ },
      async handler(id) {
        const { code, sources } = await bundleScript(
          fileURLToPath(new URL(scripts[id.slice(1)] ?? '', import.meta.url)),
        );
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}
