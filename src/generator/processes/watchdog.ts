import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type Limits, noteDescriptor } from './limits.ts';
import type { ProgressNote } from './child-main.ts';

/**
 * A thread beside the one that works: an endless loop there, or a call into native code that does not return, leaves
 * nobody else to end the process.
 */
const { watched, limits, parent } = workerData as { watched: Int32Array; limits: Limits; parent: number };

const computed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

let step = -1;
let before = 0;

setInterval(() => {
  // Whoever asked is gone, and may have left us in the middle of something long.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const now = Atomics.load(watched, 0);
  const isWorking = Atomics.load(watched, 1) === 1;
  if (now !== step || !isWorking) {
    step = now;
    before = computed();
  }
  const isOverTime = computed() - before > limits.seconds;
  const isOverMemory = process.memoryUsage.rss() > limits.megabytes * 2 ** 20;
  if (!isOverTime && !isOverMemory) return;
  writeSync(
    noteDescriptor,
    `${JSON.stringify({ over: isOverTime ? 'time' : 'memory' } satisfies ProgressNote)}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 100);
