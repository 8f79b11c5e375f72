import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { iconPlugin } from '#generator/render/astro/icon-plugin.ts';
import { paintPlugins } from '#generator/render/astro/paint-plugins.ts';

const src = new URL('../../../src', import.meta.url).pathname;
const entryId = 'virtual:entry';

async function load(code: string, plugins: Plugin[], isReact: boolean): Promise<unknown> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === entryId ? id : undefined),
    load: (id) =>
      id === entryId ? code.replaceAll("from '#", `from '${src}/`) : id.endsWith('.scss') ? '' : undefined,
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      ...(isReact && { ssr: true }),
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const output = [result].flat().flatMap((it) => ('output' in it ? it.output : []));
  const chunk = output.find((it) => it.type === 'chunk' && it.isEntry);
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built');
  // Within the project, so that it finds React.
  const folder = mkdtempSync(join(src, '../.cache/pieces-'));
  try {
    const file = join(folder, 'pieces.mjs');
    writeFileSync(file, chunk.code);
    return await import(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Compiles a module of pieces twice: as pages have it, with React, and as the scripts have it that paint rows.
 * @param module below `src`
 */
export async function twoBuilds<Module>(module: string): Promise<{
  react: Module & {
    createElement: typeof import('react').createElement;
    renderToStaticMarkup: typeof import('react-dom/server').renderToStaticMarkup;
    PageContext: typeof import('#portal/island/page-context.ts').PageContext;
  };
  painted: Module &
    Pick<typeof import('#portal/paint/jsx-runtime.ts'), 'appendPainted'> &
    Pick<typeof import('#portal/paint/painting-page.ts'), 'setPaintingPage'> &
    Pick<typeof import('#portal/paint/painting-formatter.ts'), 'createPaintingFormatter'>;
}> {
  const pieces = `export * from '#${module}';`;
  const [react, painted] = await Promise.all([
    load(
      `${pieces}
        export { createElement } from 'react';
        export { renderToStaticMarkup } from 'react-dom/server';
        export { PageContext } from '#portal/island/page-context.ts';`,
      [iconPlugin()],
      true,
    ),
    load(
      `${pieces}
        export { appendPainted } from '#portal/paint/jsx-runtime.ts';
        export { setPaintingPage } from '#portal/paint/painting-page.ts';
        export { createPaintingFormatter } from '#portal/paint/painting-formatter.ts';`,
      paintPlugins(),
      false,
    ),
  ]);
  return { react, painted } as never;
}
