/** How far an action for several has come. */
export interface BulkState<T> {
  done: number;
  failed: readonly T[];
}

/**
 * Does something for each, one after the other, and tells how far it is. One that fails does not stop the others.
 * @param isStopped whether someone has stopped it: what was not done then has failed
 */
export async function oneByOne<T>(
  all: readonly T[],
  act: (one: T) => Promise<boolean>,
  tell: (progress: BulkState<T>) => void,
  isStopped: () => boolean,
): Promise<BulkState<T>> {
  let progress: BulkState<T> = { done: 0, failed: [] };
  for (const [index, one] of all.entries()) {
    if (isStopped()) {
      progress = { ...progress, failed: [...progress.failed, ...all.slice(index)] };
      break;
    }
    const isDone = await act(one);
    progress = isDone
      ? { ...progress, done: progress.done + 1 }
      : { ...progress, failed: [...progress.failed, one] };
    tell(progress);
  }
  return progress;
}
