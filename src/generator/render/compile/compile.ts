import { execFile } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { flushFolder } from '../bundle/flush.ts';
import { isIntact, writeChecksums } from './checksums.ts';
import type { Renderer } from './renderer.ts';
import { sourceHash } from './source-hash.ts';

/** Number of compiled renderers in the cache: the current one and those of earlier states of the source. */
const maxCached = 3;

export interface Compilation {
  renderer: Renderer;
  /** Milliseconds of compiling; 0 on a cache hit. */
  ms: number;
}

/** Compiles the portal of a project into a folder. */
type Compiler = (root: string, outDir: string) => Promise<void>;

/** How often a source that is edited meanwhile is compiled, before it counts as never at rest. */
const maxCompilations = 3;

const folderOf = (cacheDir: string, hash: string): string => join(cacheDir, 'renderer', hash.slice(0, 16));

/** Finds the compiled renderer of a source in the cache; `undefined` if it is missing or damaged. */
export function cachedRenderer(cacheDir: string, hash: string): Renderer | undefined {
  const folder = folderOf(cacheDir, hash);
  if (!isIntact(folder)) return undefined;
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // Records the last use only: a read-only cache still works.
  }
  return { folder, hash };
}

/**
 * Compiles the portal, or takes it from the cache if the source has not changed and every file is as it was compiled. A
 * source that is edited meanwhile is compiled again: the result may be of either state, and the cache has each under
 * its hash.
 * @param root folder of the project
 * @param cacheDir folder inside the project, so that the compiled code resolves its packages
 * @param hash of the source
 * @returns the renderer with the hash of the source that it was compiled from
 */
export async function compile(
  root: string,
  cacheDir: string,
  hash: string,
  compiler: Compiler = astroBuild,
): Promise<Compilation> {
  const cache = join(cacheDir, 'renderer');
  const start = performance.now();
  for (let current = hash, count = 0; count < maxCompilations; count++) {
    const folder = folderOf(cacheDir, current);
    const cached = cachedRenderer(cacheDir, current);
    if (cached) return { renderer: cached, ms: count === 0 ? 0 : performance.now() - start };
    const temporary = `${folder}.${process.pid}`;
    await rm(temporary, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    await compiler(root, temporary);
    const compiled = sourceHash(root);
    if (compiled === current) {
      await keep(temporary, folder);
      await removeOldest(cache);
      return { renderer: { folder, hash: current }, ms: performance.now() - start };
    }
    await rm(temporary, { recursive: true, force: true });
    current = compiled;
  }
  throw new Error('The source kept changing while the portal was compiled');
}

/** Puts a compiled renderer into its place in the cache. */
async function keep(temporary: string, folder: string): Promise<void> {
  writeChecksums(temporary);
  await flushFolder(temporary);
  // Another build may have finished the same renderer first.
  if (!isIntact(folder)) await rm(folder, { recursive: true, force: true });
  await rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!isIntact(folder)) throw error;
    await rm(temporary, { recursive: true, force: true });
  });
}

async function removeOldest(cache: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(cache)).map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })),
  );
  const stale = folders.sort((a, b) => b.used - a.used).slice(maxCached);
  await Promise.all(stale.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}

/**
 * Runs Astro in a child process: it chooses production mode by the environment and keeps global state, so the result
 * must not depend on the calling process.
 */
async function astroBuild(root: string, outDir: string): Promise<void> {
  const script = join(import.meta.dirname, 'astro-build.ts');
  // Astro omits its pages when it detects Vitest.
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
