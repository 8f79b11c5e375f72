import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ImageCache } from '../assets/image-cache.ts';
import { type BuildContext, buildBrand, BundleFaults } from '../build-brand.ts';
import { readClientFiles } from '../bundle/reachable.ts';
import { loadRenderer } from '../compile/renderer.ts';
import type { Job, JobResult, WorkerSetup } from './messages.ts';

const { renderer, ownWords, outDir, imageCache } = workerData as WorkerSetup;
const clientFolder = join(renderer.folder, 'client');

const context: BuildContext = {
  renderer: await loadRenderer(renderer),
  client: readClientFiles(clientFolder),
  clientFolder,
  ownWords,
  outDir,
  images: new ImageCache(imageCache),
};

async function run({ brand, inputs }: Job): Promise<JobResult> {
  const start = performance.now();
  try {
    const built = await buildBrand(brand, inputs, context);
    return { built, ms: performance.now() - start };
  } catch (error) {
    if (error instanceof BundleFaults) return { error: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: Job) => {
  void run(job).then((result) => parentPort?.postMessage(result));
});
