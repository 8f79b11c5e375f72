/** Keeps browsers from reporting a skipped view transition as an error, as when someone navigates before it begins. */
export function ignoreSkippedTransitions(): void {
  for (const event of ['pageswap', 'pagereveal'] as const)
    addEventListener(event, ({ viewTransition }) => void viewTransition?.ready.catch(() => 0));
}
