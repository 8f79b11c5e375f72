import { build } from 'vite';

/** Bundles a script with all that it imports to one classic script, which leaves no name behind. */
export async function bundleScript(entry: string): Promise<{ code: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  const chunk = output.find((it) => it.type === 'chunk');
  if (!chunk) throw new Error(`${entry} could not be bundled`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds };
}
