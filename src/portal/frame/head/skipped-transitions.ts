/**
 * Keeps browsers from reporting a transition between pages as a fault when it is left out, as where someone goes
 * elsewhere before it has begun.
 */
export function excuseSkippedTransitions(): void {
  const excuse = ({ viewTransition: transition }: { viewTransition: ViewTransition | null }): void => {
    for (const part of [transition?.updateCallbackDone, transition?.ready, transition?.finished])
      part?.catch(() => undefined);
  };
  addEventListener('pageswap', excuse);
  addEventListener('pagereveal', excuse);
}
