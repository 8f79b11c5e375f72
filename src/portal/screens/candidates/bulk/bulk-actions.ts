/** Progress of a bulk action: number of items done, and the failed items. */
export interface BulkProgressState<T> {
  done: number;
  failed: readonly T[];
}

/**
 * Runs an action on each item, one after the other. A failed item does not stop the others.
 * @param act returns whether it succeeded
 * @param onProgress called after each item
 * @param isStopped asked before each item: once true, all remaining items count as failed
 */
export async function runBulk<T>(
  items: readonly T[],
  act: (item: T) => Promise<boolean>,
  onProgress: (progress: BulkProgressState<T>) => void,
  isStopped: () => boolean,
): Promise<BulkProgressState<T>> {
  let progress: BulkProgressState<T> = { done: 0, failed: [] };
  for (const [index, item] of items.entries()) {
    if (isStopped()) {
      progress = { ...progress, failed: [...progress.failed, ...items.slice(index)] };
      break;
    }
    const isDone = await act(item);
    progress = isDone
      ? { ...progress, done: progress.done + 1 }
      : { ...progress, failed: [...progress.failed, item] };
    onProgress(progress);
  }
  return progress;
}
