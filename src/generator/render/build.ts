import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { errorText } from '#generator/diagnostics/user-error.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { fileFault } from '#generator/diagnostics/file-fault.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { imageCacheFolder } from './assets/image-cache.ts';
import type { BuiltBrand } from './build-brand.ts';
import { lockFolder } from './bundle/folder-lock.ts';
import { flushFolder } from './bundle/flush.ts';
import { intactManifest } from './bundle/verify-bundle.ts';
import { publishBundle, recoverBundle } from './bundle/publish-bundle.ts';
import { portalWords } from './check/portal-words.ts';
import { ownWords } from './check/words.ts';
import { cachedRenderer, compile } from './compile/compile.ts';
import { sourceHash } from './compile/source-hash.ts';
import { serviceCostsOf, type ServiceCost } from './pages/service-costs.ts';
import { inputsHash } from './inputs.ts';
import { buildEnvironment } from './attestation/provenance.ts';
import { hasAttestation } from './attestation/verify-attestation.ts';
import type { Job } from './workers/messages.ts';
import { type RetainedHeap, runJobs } from './workers/pool.ts';

/** Options of a build. */
export interface BuildOptions {
  /** Folder of the project. */
  root: string;
  /**
   * Folder for compiled renderers and pictures, inside the project so that packages resolve; `.cache` by default.
   */
  cacheDir?: string;
  brandsDir: string;
  /** Output folder, with one folder per brand. */
  outDir: string;
  /** Ids of the brands to build; all by default. */
  only?: readonly string[];
  /** Rebuilds unchanged brands. */
  force?: boolean;
  /** Refuses brands with unfinished parts. */
  release?: boolean;
  /** Adds compressed copies next to the files of the sites. */
  compress?: boolean;
  /** Number of earlier releases whose files are retained for open tabs; 0 by default. */
  keep?: number;
  /** Compares the contents of unchanged bundles with their manifests, and rebuilds those that differ. */
  verify?: boolean;
  /** Measures the retained heaps of the workers, at the cost of two collections each. */
  measureHeap?: boolean;
  onProgress?: (event: BuildEvent) => void;
}

export type BuildEvent =
  | { stage: 'checking' }
  | { stage: 'compiling' }
  | { stage: 'rendering'; brands: number }
  | { stage: 'brand'; result: BrandResult };

export interface BrandResult extends Partial<Omit<BuiltBrand, 'notes' | 'folder'>> {
  brand: string;
  /** `unchanged`: the published bundle was made from the same inputs. */
  status: 'built' | 'unchanged' | 'failed';
  ms: number;
  notes: readonly ReportText[];
  /** Cause of a failure: a fault of the generator. */
  error?: ReportText;
}

export interface ClosedByDate {
  brand: string;
  desde: string;
  hasta: string;
}

export interface BuildReport {
  /** In the order of brand ids, without brands that have errors in their files. */
  results: BrandResult[];
  /** Problems of brand files. */
  problems: Diagnostic[];
  /** Security costs of third-party services, by brand. */
  costs: ServiceCost[];
  /** Ids of the brands that are closed for maintenance. */
  closed: string[];
  /** Brands with a maintenance that has dates, in the form `2026-12-24 20:30`. */
  closedByDate: ClosedByDate[];
  /** Milliseconds; `compile` is 0 if the compiled renderer was cached. */
  times: { check: number; compile: number; render: number };
  /** Largest retained heap of a worker at its end, in bytes; only with `measureHeap`. */
  heap?: number;
  /** The same when the workers had built ten brands between them. */
  heapAfterTen?: number;
}

/**
 * Checks all brands, compiles the portal if its source has changed, and makes one bundle per brand. A brand that has
 * errors or fails does not affect the others, and its last good bundle stays.
 * @throws FolderInUse
 */
export async function buildBrands(options: BuildOptions): Promise<BuildReport> {
  const {
    root,
    brandsDir,
    outDir,
    only,
    force = false,
    release = false,
    verify = false,
    compress = false,
    keep = 0,
    measureHeap = false,
    onProgress = () => undefined,
  } = options;
  const cacheDir = options.cacheDir ?? join(root, '.cache');
  const unlock = lockFolder(root, outDir);
  try {
    recoverBundle(outDir);
    onProgress({ stage: 'checking' });
    const start = performance.now();
    const loading = loadBrands({
      brandsDir,
      release,
      knownPictures: imageCacheFolder(root, cacheDir),
      ...omitUndefined({ only }),
    });
    // In parallel: child processes read the brands.
    const source = sourceHash(root);
    const cached = cachedRenderer(cacheDir, source);
    const environment = buildEnvironment(root);
    const { brands, problems } = await loading;
    const checked = performance.now();
    if (brands.length === 0) {
      return {
        results: [],
        problems,
        costs: [],
        closed: [],
        closedByDate: [],
        times: { check: checked - start, compile: 0, render: 0 },
      };
    }
    onProgress({ stage: 'compiling' });
    const { renderer, ms: compileMs } = cached
      ? { renderer: cached, ms: 0 }
      : await compile(root, cacheDir, source);
    const compiled = performance.now();
    const results: BrandResult[] = [];
    const finish = (result: BrandResult): void => {
      results.push(result);
      onProgress({ stage: 'brand', result });
    };
    const jobs: Job[] = [];
    const heaps: RetainedHeap[] = [];
    for (const brand of brands) {
      const inputs = inputsHash(renderer, brand, compress);
      const unchanged = force ? undefined : unchangedResult(brand, inputs, outDir, verify);
      if (unchanged) finish(unchanged);
      else jobs.push({ brand, inputs });
    }
    onProgress({ stage: 'rendering', brands: jobs.length });
    if (jobs.length > 0) {
      const setup = {
        renderer,
        // With a single brand, no words of another one can leak.
        ownWords: brands.length > 1 ? ownWords(brands, portalWords(renderer)) : new Map<string, string>(),
        outDir,
        imageCache: imageCacheFolder(root, cacheDir),
        compressedCache: join(cacheDir, 'compressed'),
        extras: { compress, keep, environment },
        reuse: !force,
      };
      const fail = (brand: string, error: ReportText): void => {
        rmSync(join(outDir, `.building-${brand}`), { recursive: true, force: true });
        finish({ brand, status: 'failed', ms: 0, notes: [], error });
      };
      const publications: Promise<void>[] = [];
      const onResult: Parameters<typeof runJobs>[2] = ({ brand: { id } }, result) => {
        if ('error' in result) return fail(id, result.error);
        const { folder, ...built } = result.built;
        // The disk writes while the workers build the next brands.
        const published = flushFolder(folder).then(async () => {
          await publishBundle(folder, join(outDir, id));
          finish({ brand: id, status: 'built', ms: result.ms, ...built });
        });
        publications.push(
          published.catch((error: unknown) => fail(id, fileFault(error) ?? errorText(error))),
        );
      };
      heaps.push(...(await runJobs(setup, jobs, onResult, { measureHeap })));
      await Promise.all(publications);
    }
    const times = { check: checked - start, compile: compileMs, render: performance.now() - compiled };
    return {
      results: results.sort((a, b) => (a.brand < b.brand ? -1 : 1)),
      problems,
      costs: serviceCostsOf(brands),
      closed: brands.filter(({ settings }) => settings.inMantenimiento).map(({ id }) => id),
      closedByDate: brands.flatMap(({ id, settings: { mantenimiento } }) =>
        mantenimiento ? [{ brand: id, ...mantenimiento }] : [],
      ),
      times,
      ...(heaps.length > 0 && {
        heap: Math.max(...heaps.map(({ end }) => end)),
        heapAfterTen: Math.max(...heaps.map(({ afterTen }) => afterTen)),
      }),
    };
  } finally {
    unlock();
  }
}

function unchangedResult(
  brand: Brand,
  inputs: string,
  outDir: string,
  isThorough: boolean,
): BrandResult | undefined {
  const bundle = join(outDir, brand.id);
  const manifest = intactManifest(bundle, inputs, isThorough);
  if (!manifest || !hasAttestation(bundle, manifest)) return undefined;
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
