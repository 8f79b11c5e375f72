import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Renderer } from './renderer.ts';

/** Compiled renderers that are kept: the one in use and those of the last other states of the source. */
const kept = 3;

export interface Compilation {
  renderer: Renderer;
  /** Milliseconds that compiling took; 0 when a compiled renderer was there. */
  ms: number;
}

/**
 * The compiled portal for the present source, from the cache where nothing has changed.
 * @param root folder of the project
 * @param cacheDir folder inside the project, so that the compiled code finds its packages
 * @param hash of the present source
 */
export async function compile(root: string, cacheDir: string, hash: string): Promise<Compilation> {
  const cache = join(cacheDir, 'renderer');
  const folder = join(cache, hash.slice(0, 16));
  const renderer = { folder, hash };
  if (existsSync(folder)) {
    const now = new Date();
    // It only says which was used last: a cache that cannot be written can still be used.
    await utimes(folder, now, now).catch(() => undefined);
    return { renderer, ms: 0 };
  }
  const start = performance.now();
  const temporary = `${folder}.${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  await astroBuild(root, temporary);
  await rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another build finished the same renderer first.
    if (!existsSync(folder)) throw error;
    await rm(temporary, { recursive: true, force: true });
  });
  await forgetOldest(cache);
  return { renderer, ms: performance.now() - start };
}

async function forgetOldest(cache: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(cache)).map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })),
  );
  const stale = folders.sort((a, b) => b.used - a.used).slice(kept);
  await Promise.all(stale.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}

/**
 * Astro decides by the environment whether it compiles for production, and keeps its memory: it gets a process of
 * its own, so that the result does not depend on who asks for it.
 */
async function astroBuild(root: string, outDir: string): Promise<void> {
  const script = join(import.meta.dirname, 'astro-build.ts');
  // Astro leaves its pages out where it believes to be run by Vitest.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined, ASTRO_TELEMETRY_DISABLED: '1' };
  try {
    await promisify(execFile)(process.execPath, [script, root, outDir], {
      cwd: root,
      env,
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The portal could not be compiled:\n${stderr || stdout}`, { cause: error });
  }
}
