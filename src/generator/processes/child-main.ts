import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Cause, type Limits, limitsVariable, noteDescriptor } from './limits.ts';

/** What is shared with the thread that watches: a number that changes with each file, and whether there is work. */
const watched = new Int32Array(new SharedArrayBuffer(8));

/** The job at hand; none outside of a process of its own, and before the first one. */
let current: { number: number; at?: string } | undefined;

/**
 * Says which file is worked on from now on: should the process end, it is the one to blame. The limits begin anew.
 * Outside of a process of its own it does nothing.
 * @param path absolute
 */
export function workingOn(path: string): void {
  if (!current) return;
  current.at = path;
  writeSync(noteDescriptor, `${JSON.stringify(current)}\n`);
  Atomics.add(watched, 0, 1);
}

/** A request, and the answer to it. */
export interface ChildRequest<Job> {
  number: number;
  job: Job;
}
export type ChildReply<Answer> = { answer: Answer } | { error: string; at: string | undefined };

/** What a process says on the side: the file that a job has come to, or the limit that it is ended for. */
export type ProgressNote = { number: number; at?: string } | { over: Cause };

/** Makes this process answer the jobs of the one that started it, one at a time, within its limits. */
export function runChild<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  const limits = JSON.parse(process.env[limitsVariable] ?? '{}') as Limits;
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { watched, limits, parent: process.ppid },
  });
  watchdog.unref();
  const reply = (message: 'ready' | ChildReply<Answer>): void => void process.send?.(message);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ number, job }: ChildRequest<Job>) => {
    current = { number };
    void (async () => {
      Atomics.add(watched, 0, 1);
      Atomics.store(watched, 1, 1);
      try {
        reply({ answer: await work(job) });
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        reply({ error: text, at: current.at });
      }
      Atomics.store(watched, 1, 0);
    })();
  });
  reply('ready');
}
