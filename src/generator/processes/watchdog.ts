import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type Limits, noteDescriptor } from './limits.ts';
import type { ProgressNote } from './child-main.ts';

/**
 * Watches the working thread from a thread beside it: during an endless loop there, or a call into native code that
 * does not return, nothing else could end the process.
 */
const { watched, limits, parent } = workerData as { watched: Int32Array; limits: Limits; parent: number };

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

let lastStep = -1;
let lastCpuSeconds = 0;

setInterval(() => {
  // The parent process is gone, and a long job may still be running.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const step = Atomics.load(watched, 0);
  const isWorking = Atomics.load(watched, 1) === 1;
  if (step !== lastStep || !isWorking) {
    lastStep = step;
    lastCpuSeconds = cpuSeconds();
  }
  const isOverTime = cpuSeconds() - lastCpuSeconds > limits.seconds;
  const isOverMemory = process.memoryUsage.rss() > limits.megabytes * 2 ** 20;
  if (!isOverTime && !isOverMemory) return;
  writeSync(
    noteDescriptor,
    `${JSON.stringify({ exceeded: isOverTime ? 'time' : 'memory' } satisfies ProgressNote)}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 100);
