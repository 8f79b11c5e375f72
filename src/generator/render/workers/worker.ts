import { localize } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fileFault } from '#generator/diagnostics/file-fault.ts';
import { ImageCache } from '../assets/image-cache.ts';
import { type BuildContext, buildBrand } from '../build-brand.ts';
import { readClientFiles } from '../bundle/reachable.ts';
import { HtmlReader } from '../html/html-reader.ts';
import { loadRenderer, readShippedPackages } from '../compile/renderer.ts';
import { heapRequest, type Job, type JobResult, type WorkerSetup } from './messages.ts';
import { retainedHeap } from './retained-heap.ts';
import { readPageCode } from '../pages/page-code.ts';

const { renderer, ownWords, outDir, imageCache, compressedCache, extras, reuse } = workerData as WorkerSetup;
const clientFolder = join(renderer.folder, 'client');

const context: BuildContext = {
  renderer: await loadRenderer(renderer),
  reader: new HtmlReader(),
  client: readClientFiles(clientFolder),
  clientFolder,
  ownWords,
  outDir,
  extras,
  compressedCache,
  rendererHash: renderer.hash,
  reuse,
  packages: readShippedPackages(renderer),
  pageCode: readPageCode(renderer),
  images: new ImageCache(imageCache),
};

async function run({ brand, inputs }: Job): Promise<JobResult> {
  const start = performance.now();
  try {
    const built = await buildBrand(brand, inputs, context);
    return { built, ms: performance.now() - start };
  } catch (error) {
    if (error instanceof UserError) return { error: error.text };
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { error: fileFault(error) ?? localize(() => stack) };
  }
}

parentPort?.on('message', (job: Job | typeof heapRequest) => {
  if (job === heapRequest) parentPort?.postMessage(retainedHeap());
  else void run(job).then((result) => parentPort?.postMessage(result));
});
