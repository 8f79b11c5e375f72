/** Maximum duration of uninterrupted work in milliseconds; the rest of a frame belongs to the page. */
const slice = 8;

/** Yields to other tasks of the main thread. */
export type YieldToMain = () => Promise<void>;

const yieldByMessage: YieldToMain = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Filters a long list in slices, so that the page stays responsive.
 * @param isStale whether the result is not needed any more
 * @returns the matching rows; `undefined` if the result became stale
 */
export async function filterYielding<T>(
  rows: readonly T[],
  test: (row: T) => boolean,
  isStale: () => boolean,
  pause: YieldToMain = yieldByMessage,
): Promise<T[] | undefined> {
  const matches: T[] = [];
  let deadline = performance.now() + slice;
  for (const [index, row] of rows.entries()) {
    if (test(row)) matches.push(row);
    // Reading the clock for every row would be slow.
    if (index % 64 === 63 && performance.now() > deadline) {
      await pause();
      if (isStale()) return undefined;
      deadline = performance.now() + slice;
    }
  }
  return matches;
}
