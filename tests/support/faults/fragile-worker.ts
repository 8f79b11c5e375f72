import { parentPort } from 'node:worker_threads';
import type { Job } from '#generator/render/workers/messages.ts';

/** Fails for brands with these ids, and answers for all others. */
parentPort?.on('message', ({ brand: { id } }: Job) => {
  if (id === 'throws') throw new Error('no good');
  if (id === 'leaves') process.exit(3);
  if (id === 'fills') {
    const allocated: number[][] = [];
    for (;;) allocated.push(Array.from({ length: 100_000 }, (_, index) => index));
  }
  const text = `answer for ${id}`;
  parentPort?.postMessage({ error: { en: text, es: text, ca: text } });
});
