/** Runs work in its turn; `queue` says whose work is. */
export type Turns = <T>(work: () => Promise<T>, queue?: string) => Promise<T>;

/**
 * Limits concurrent work. What exceeds the limit waits in its own queue, first in, first out, and the queues take
 * turns: many pieces of work of one caller do not keep others waiting.
 */
export function limitConcurrency(limit: number): Turns {
  const queues = new Map<string, (() => void)[]>();
  let running = 0;

  /** Takes the next of the queue that has waited for its turn longest, and puts that queue last. */
  function next(): (() => void) | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [queue, [start, ...rest]] = first;
    queues.delete(queue);
    if (rest.length > 0) queues.set(queue, rest);
    return start;
  }

  return async (work, queue = '') => {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => queues.set(queue, [...(queues.get(queue) ?? []), start]));
    try {
      return await work();
    } finally {
      const start = next();
      if (start) start();
      else running -= 1;
    }
  };
}
