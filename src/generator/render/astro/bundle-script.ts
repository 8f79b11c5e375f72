import { build, type Plugin } from 'vite';

/** Bundles a script with its imports into one classic script without global names. */
export async function bundleScript(
  entry: string,
  plugins: Plugin[] = [],
): Promise<{ code: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' },
      // Of modules of declarations, such as calls, only what the script uses.
      rolldownOptions: { treeshake: { moduleSideEffects: false, propertyReadSideEffects: false } },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const chunk = output.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`${entry} could not be bundled`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds };
}
