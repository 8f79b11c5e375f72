/**
 * Keeps browsers from reporting a transition between pages as a fault when it is left out, as where someone goes
 * elsewhere before it has begun.
 */
export function ignoreSkippedTransitions(): void {
  for (const event of ['pageswap', 'pagereveal'] as const)
    addEventListener(event, ({ viewTransition }) => void viewTransition?.ready.catch(() => 0));
}
