import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Cause, type Limits, limitsVariable, noteDescriptor } from './limits.ts';

/** Shared with the watchdog thread: a counter that changes with each file, and 1 while a job runs. */
const watched = new Int32Array(new SharedArrayBuffer(8));

/** The running job; undefined outside of a child process and before the first job. */
let current: { number: number; file?: string } | undefined;

/**
 * Notes the file that is processed from here on: if the process ends, that file is to blame. Restarts the limits.
 * Does nothing outside of a child process.
 * @param path absolute
 */
export function workingOn(path: string): void {
  if (!current) return;
  current.file = path;
  writeSync(noteDescriptor, `${JSON.stringify(current)}\n`);
  Atomics.add(watched, 0, 1);
}

/** A job sent to a child process. */
export interface ChildRequest<Job> {
  number: number;
  job: Job;
}
/** Result of a job; `file` is the absolute path of the file it failed at. */
export type ChildReply<Answer> = { answer: Answer } | { error: string; file: string | undefined };

/** Message on the progress descriptor: the file that a job has come to, or the limit that the process is ended for. */
export type ProgressNote = { number: number; file?: string } | { exceeded: Cause };

/** Makes this process do the jobs of its parent, one at a time, within its limits. */
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
        reply({ error: text, file: current.file });
      }
      Atomics.store(watched, 1, 0);
    })();
  });
  reply('ready');
}
