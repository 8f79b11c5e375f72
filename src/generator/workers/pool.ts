import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobResult, WorkerSetup } from './messages.ts';

/** Rendering makes much short-lived garbage: a larger young generation saves collections, a bounded one memory. */
const youngGenerationMb = 64;

/**
 * Builds brands side by side, one worker per core, and tells each result as it comes.
 * @throws when a worker dies, which only a fault of the generator can cause
 */
export async function runJobs(
  setup: WorkerSetup,
  jobs: readonly Job[],
  onResult: (job: Job, result: JobResult) => void,
): Promise<void> {
  const waiting = [...jobs];
  const count = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: count }, () => serve(setup, waiting, onResult)));
}

async function serve(
  setup: WorkerSetup,
  waiting: Job[],
  onResult: (job: Job, result: JobResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: setup,
    // React is not part of the compiled code, and its development build takes more than twice as long.
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  });
  try {
    for (let job = waiting.shift(); job; job = waiting.shift()) onResult(job, await ask(worker, job));
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const settle = (result: JobResult): void => {
      worker.off('error', reject);
      resolve(result);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(job);
  });
}
