import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#brand/brand.ts';
import { loadBrands } from '#brand/pipeline/load-brands.ts';
import type { Problem } from '#diagnostics/problem.ts';
import { imageCacheFolder } from './assets/image-cache.ts';
import type { BuiltBrand } from './build-brand.ts';
import { lockFolder } from './bundle/lock.ts';
import { readManifest } from './bundle/manifest.ts';
import { recover } from './bundle/swap.ts';
import { portalWords } from './check/portal-words.ts';
import { ownWords } from './check/words.ts';
import { compile } from './compile/compile.ts';
import { inputsHash } from './inputs.ts';
import type { Job } from './workers/messages.ts';
import { runJobs } from './workers/pool.ts';

export interface BuildOptions {
  /** Folder of the project. */
  root: string;
  /** Folder for compiled renderers and pictures, inside the project (so that packages are found); `.cache` if absent. */
  cacheDir?: string;
  brandsDir: string;
  /** Folder that gets one folder per brand. */
  outDir: string;
  /** Ids of the brands to build; all when absent. */
  only?: readonly string[];
  /** Builds again what has not changed. */
  force?: boolean;
  onProgress?: (event: BuildEvent) => void;
}

export type BuildEvent =
  | { stage: 'checking' }
  | { stage: 'compiling' }
  | { stage: 'rendering'; brands: number }
  | { stage: 'brand'; result: BrandResult };

export interface BrandResult extends Partial<Omit<BuiltBrand, 'notes'>> {
  brand: string;
  /** `unchanged`: the bundle in its place is made from the very same inputs. */
  status: 'built' | 'unchanged' | 'failed';
  ms: number;
  notes: readonly string[];
  /** Why it failed: a fault of the generator. */
  error?: string;
}

export interface BuildReport {
  /** In the order of the brands' ids; brands whose files are wrong are not among them. */
  results: BrandResult[];
  /** What is wrong in brand files. */
  problems: Problem[];
  /** Milliseconds; `compile` is 0 when a compiled renderer was there. */
  times: { check: number; compile: number; render: number };
}

/**
 * Checks all brands, compiles the portal if its source has changed, and makes one bundle per brand. A brand that is
 * wrong or fails stops no other, and its last good bundle stays.
 * @throws FolderInUse
 */
export async function buildBrands(options: BuildOptions): Promise<BuildReport> {
  const { root, brandsDir, outDir, only, force = false, onProgress = () => undefined } = options;
  const cacheDir = options.cacheDir ?? join(root, '.cache');
  const unlock = lockFolder(outDir);
  try {
    recover(outDir);
    onProgress({ stage: 'checking' });
    const start = performance.now();
    const { brands, problems } = await loadBrands({ brandsDir, ...(only ? { only } : {}) });
    const checked = performance.now();
    if (brands.length === 0) {
      return { results: [], problems, times: { check: checked - start, compile: 0, render: 0 } };
    }
    onProgress({ stage: 'compiling' });
    const { renderer, ms: compileMs } = await compile(root, cacheDir);
    const compiled = performance.now();
    const results: BrandResult[] = [];
    const finish = (result: BrandResult): void => {
      results.push(result);
      onProgress({ stage: 'brand', result });
    };
    const jobs: Job[] = [];
    for (const brand of brands) {
      const inputs = inputsHash(renderer, brand);
      const unchanged = force ? undefined : unchangedResult(brand, inputs, outDir);
      if (unchanged) finish(unchanged);
      else jobs.push({ brand, inputs });
    }
    onProgress({ stage: 'rendering', brands: jobs.length });
    if (jobs.length > 0) {
      const setup = {
        renderer,
        // A single brand has nobody to take words from.
        ownWords: brands.length > 1 ? ownWords(brands, portalWords(renderer)) : new Map<string, string>(),
        outDir,
        imageCache: imageCacheFolder(root, cacheDir),
      };
      await runJobs(setup, jobs, ({ brand }, result) => {
        if ('error' in result) {
          rmSync(join(outDir, `.building-${brand.id}`), { recursive: true, force: true });
          finish({ brand: brand.id, status: 'failed', ms: 0, notes: [], error: result.error });
        } else {
          finish({ brand: brand.id, status: 'built', ms: result.ms, ...result.built });
        }
      });
    }
    const times = { check: checked - start, compile: compileMs, render: performance.now() - compiled };
    return { results: results.sort((a, b) => (a.brand < b.brand ? -1 : 1)), problems, times };
  } finally {
    unlock();
  }
}

function unchangedResult(brand: Brand, inputs: string, outDir: string): BrandResult | undefined {
  const bundle = join(outDir, brand.id);
  const manifest = readManifest(bundle);
  if (manifest?.inputs !== inputs || !existsSync(join(bundle, 'site', 'index.html'))) return undefined;
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return {
    brand: brand.id,
    status: 'unchanged',
    ms: 0,
    pages: manifest.pages,
    files: manifest.files.length,
    bytes,
    notes: manifest.notes,
  };
}
