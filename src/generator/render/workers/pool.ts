import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { heapRequest, type Job, type JobResult, type WorkerSetup } from './messages.ts';

/**
 * Rendering makes much short-lived garbage: a larger young generation saves collections, a bounded one memory.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 };

/** A brand takes about a second; a job that takes this long never ends. */
const timeoutMinutes = 10;

/** Bytes that the heap of a worker retains. */
export interface RetainedHeap {
  /** When the workers had built ten brands between them, or fewer at the end. */
  afterTen: number;
  end: number;
}

interface PoolOptions {
  program?: URL;
  /** Measures the heaps of the workers, at the cost of two collections each. */
  measureHeap?: boolean;
}

/**
 * Builds brands in parallel, one worker per core, and reports each result as it comes. A worker that dies fails the
 * brand it was building; a new worker goes on with the next.
 * @returns what the heap of each worker retains, if that is to be measured
 */
export async function runJobs(
  setup: WorkerSetup,
  jobs: readonly Job[],
  onResult: (job: Job, result: JobResult) => void,
  { program = new URL('./worker.ts', import.meta.url), measureHeap = false }: PoolOptions = {},
): Promise<RetainedHeap[]> {
  const queue = [...jobs];
  const start = (): Worker =>
    new Worker(program, {
      workerData: setup,
      // React is not part of the compiled code, and its development build takes more than twice as long.
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits,
    });
  const count = Math.min(availableParallelism(), jobs.length);
  const heaps = await Promise.all(
    Array.from({ length: count }, () =>
      runWorker(start, queue, onResult, measureHeap ? Math.ceil(10 / count) : undefined),
    ),
  );
  return heaps.filter((heap) => heap !== undefined);
}

/** @param measureAfter number of jobs after which the heap is measured, as at the end */
async function runWorker(
  start: () => Worker,
  queue: Job[],
  onResult: (job: Job, result: JobResult) => void,
  measureAfter: number | undefined,
): Promise<RetainedHeap | undefined> {
  let worker: Worker | undefined;
  let afterTen: number | undefined;
  let done = 0;
  try {
    for (let job = queue.shift(); job; job = queue.shift()) {
      worker ??= start();
      const result = await ask<JobResult>(worker, job).catch((error: Error) => error);
      if (result instanceof Error) {
        await worker.terminate();
        worker = undefined;
        onResult(job, { error: workerEnded(result.message) });
      } else onResult(job, result);
      done += 1;
      if (worker && done === measureAfter) afterTen = await ask<number>(worker, heapRequest);
    }
    if (!worker || measureAfter === undefined) return undefined;
    const end = await ask<number>(worker, heapRequest);
    return { afterTen: afterTen ?? end, end };
  } finally {
    await worker?.terminate();
  }
}

const workerEnded = (why: string): ReportText => reportText('build.workerEnded', { why });

/**
 * Sends a worker a message and waits for its reply.
 * @throws if the worker dies before it replies
 */
export function ask<Reply>(worker: Worker, message: Job | typeof heapRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (result: Reply): void => {
      settle();
      resolve(result);
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`exit code ${code}`));
    const timer = setTimeout(
      () => onError(new Error(`no end after ${timeoutMinutes} minutes`)),
      timeoutMinutes * 60_000,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(message);
  });
}
