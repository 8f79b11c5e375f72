import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { buildEnvironment } from '#generator/render/attestation/provenance.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import type { BuiltBrand } from '#generator/render/build-brand.ts';
import { compile } from '#generator/render/compile/compile.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import type { Job, JobResult, WorkerSetup } from '#generator/render/workers/messages.ts';
import { ask } from '#generator/render/workers/pool.ts';
import { hashesOf } from '../support/build/bundle.ts';
import { drawFrom, editAtRandom } from '../support/build/random-edits.ts';

const root = join(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache');
/** Number of edits, and the seed of what they are. */
const count = process.env['FULL'] === '1' ? 200 : 8;
const seed = Number(process.env['SEED'] ?? 20_261_128);
/** A brand with two languages, its own wording, style sheet and sign-in pages. */
const id = 'montclar';

/** A worker that builds one brand again and again, and publishes each bundle. */
class Builder {
  readonly bundle: string;
  readonly #worker: Worker;

  constructor(setup: WorkerSetup) {
    this.bundle = join(setup.outDir, id);
    this.#worker = new Worker(new URL('../../src/generator/render/workers/worker.ts', import.meta.url), {
      workerData: setup,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  async build(brand: Brand): Promise<BuiltBrand> {
    const job: Job = { brand, inputs: 'inputs' };
    const result = await ask<JobResult>(this.#worker, job);
    if ('error' in result) throw new Error(result.error.en);
    rmSync(this.bundle, { recursive: true, force: true });
    renameSync(result.built.folder, this.bundle);
    return result.built;
  }

  close(): Promise<unknown> {
    return this.#worker.terminate();
  }
}

let work: string;
let brandsDir: string;
let reusing: Builder;
let complete: Builder;
const pictures = imageCacheFolder(root, cacheDir);

beforeAll(async () => {
  work = mkdtempSync(join(cacheDir, 'reuse-'));
  brandsDir = join(work, 'brands');
  for (const name of ['_base', id])
    cpSync(join(root, 'brands', name), join(brandsDir, name), { recursive: true });
  const { renderer } = await compile(root, cacheDir, sourceHash(root));
  const setup = {
    renderer,
    ownWords: new Map<string, string>(),
    imageCache: pictures,
    compressedCache: join(cacheDir, 'compressed'),
    extras: { compress: false, keep: 0, environment: buildEnvironment(root) },
  };
  reusing = new Builder({ ...setup, outDir: join(work, 'reusing'), reuse: true });
  complete = new Builder({ ...setup, outDir: join(work, 'complete'), reuse: false });
});

afterAll(async () => {
  await Promise.all([reusing.close(), complete.close()]);
  rmSync(work, { recursive: true, force: true });
});

/** The brand as its files are; undefined if these have errors. */
async function load(): Promise<Brand | undefined> {
  return (await loadBrands({ brandsDir, only: [id], knownPictures: pictures })).brands[0];
}

/** Makes random edits until one leaves the brand valid. */
async function editedBrand(draw: ReturnType<typeof drawFrom>): Promise<{ brand: Brand; what: string }> {
  const folder = join(brandsDir, id);
  const copy = join(work, 'copy');
  for (;;) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    const what = editAtRandom(folder, draw);
    const brand = await load();
    if (brand) return { brand, what };
    rmSync(folder, { recursive: true });
    cpSync(copy, folder, { recursive: true });
  }
}

it(`after each of ${count} random edits of a brand, the bundle with reused pages is that of a full build`, async () => {
  const draw = drawFrom(seed);
  const first = await load();
  if (!first) throw new Error(`The brand "${id}" has errors`);
  await reusing.build(first);
  let reused = 0;
  for (let n = 1; n <= count; n++) {
    const { brand, what } = await editedBrand(draw);
    const [built, { pages }] = await Promise.all([reusing.build(brand), complete.build(brand)]);
    reused += pages - built.rendered;
    const edit = `seed ${seed}, edit ${n}: ${what}`;
    expect(hashesOf(reusing.bundle), edit).toEqual(hashesOf(complete.bundle));
  }
  expect(reused).toBeGreaterThan(0);
}, 1_800_000);

it('a page whose file or record is damaged is rendered again', async () => {
  const brand = await load();
  if (!brand) throw new Error('The edited brand has errors');
  await reusing.build(brand);
  expect(await reusing.build(brand)).toMatchObject({ rendered: 0 });
  const whole = hashesOf(reusing.bundle);
  const page = join(reusing.bundle, 'site/404.html');
  writeFileSync(page, `${readFileSync(page, 'utf8')} `);
  expect(await reusing.build(brand)).toMatchObject({ rendered: 1 });
  expect(hashesOf(reusing.bundle)).toEqual(whole);
  const records = join(reusing.bundle, 'pages.json');
  writeFileSync(records, readFileSync(records, 'utf8').replace('/brand/id', '/brand/is'));
  const { rendered, pages } = await reusing.build(brand);
  expect(rendered).toBe(pages);
  expect(hashesOf(reusing.bundle)).toEqual(whole);
});
