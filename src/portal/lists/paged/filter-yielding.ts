/** How long work may take in one go, in milliseconds: the rest of a frame belongs to the page. */
const slice = 8;

/** Gives way to whatever the page has to do. */
export type YieldToMain = () => Promise<void>;

const giveWay: YieldToMain = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Filters a long list piece by piece, so that the page can be used meanwhile.
 * @param isStale says that nobody wants the result any more
 * @returns what passes; undefined where it became stale
 */
export async function filterYielding<T>(
  rows: readonly T[],
  test: (row: T) => boolean,
  isStale: () => boolean,
  pause: YieldToMain = giveWay,
): Promise<T[] | undefined> {
  const found: T[] = [];
  let until = performance.now() + slice;
  for (const [index, row] of rows.entries()) {
    if (test(row)) found.push(row);
    // The clock is not asked for every row.
    if (index % 64 === 63 && performance.now() > until) {
      await pause();
      if (isStale()) return undefined;
      until = performance.now() + slice;
    }
  }
  return found;
}
