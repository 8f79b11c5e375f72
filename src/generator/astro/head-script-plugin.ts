import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const id = 'virtual:head-script';
const entry = fileURLToPath(new URL('../../shell/head/head-script.ts', import.meta.url));

/** Serves the head script, bundled to one classic script, as the text of `virtual:head-script`. */
export function headScriptPlugin(): Plugin {
  return {
    name: 'andana:head-script',
    resolveId: { filter: { id: /^virtual:head-script$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:head-script$/ },
      async handler() {
        const { code, sources } = await bundle();
        for (const source of sources) this.addWatchFile(source);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}

async function bundle(): Promise<{ code: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'head', fileName: 'head' },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  const chunk = output.find((it) => it.type === 'chunk');
  if (!chunk) throw new Error('The head script could not be bundled');
  return { code: chunk.code.trim(), sources: chunk.moduleIds };
}
