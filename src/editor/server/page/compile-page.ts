import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { iconPlugin } from '#generator/render/astro/icon-plugin.ts';

/** Where the page's code is kept once it is compiled. */
export interface CompiledPageOptions {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of a cache. */
  cacheDir: string;
  /** Hash of the sources. */
  hash: string;
}

/**
 * Compiles the code of the editor's page, unless these sources have been compiled before. It is a compile of its own, so that
 * nothing of the editor gets into a portal.
 * @returns the files by their names, in memory: a later compile may remove them
 */
export async function compilePage({
  root,
  cacheDir,
  hash,
}: CompiledPageOptions): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const all = join(cacheDir, 'editor', 'ui');
  const folder = join(all, hash);
  if (!existsSync(folder)) {
    const temporary = `${folder}-${process.pid}`;
    mkdirSync(all, { recursive: true });
    await build({
      root: join(root, 'src', 'editor', 'ui'),
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [iconPlugin()],
      build: {
        outDir: temporary,
        emptyOutDir: true,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(root, 'src', 'editor', 'ui', 'main.tsx'),
          output: {
            entryFileNames: 'main.js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
    for (const former of readdirSync(all))
      if (join(all, former) !== temporary) rmSync(join(all, former), { recursive: true, force: true });
    renameSync(temporary, folder);
  }
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
}
