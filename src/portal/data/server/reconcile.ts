import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { Call } from '#core/contract/call.ts';

/** Names of the requests whose answer was lost. */
export type Reconciliation = Set<string>;

interface ReconciledRequest<C extends Call> {
  lost: Reconciliation;
  /** Name of the request: the same name is the same request again. */
  what: string;
  send: () => Promise<CallResult<C>>;
  /** Whether the request was done earlier, judged by the refusal or by a read. */
  isDone: (failure: CallFailure<C>) => boolean | Promise<boolean>;
}

/**
 * Sends a request that can be done only once. A refusal counts as success where an earlier send, whose answer was lost,
 * turns out to have been done.
 */
export async function reconcileRefusal<C extends Call>({
  lost,
  what,
  send,
  isDone,
}: ReconciledRequest<C>): Promise<CallResult<C> | { ok: true; datos?: undefined }> {
  const result = await send();
  if (result.ok) {
    lost.delete(what);
    return result;
  }
  const isLost = result.kind === 'unavailable' || result.kind === 'aborted';
  if (isLost) lost.add(what);
  if (result.kind === 'aborted' || !lost.has(what) || !(await isDone(result))) return result;
  lost.delete(what);
  return { ok: true };
}
