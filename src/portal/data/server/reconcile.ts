import type { CallFailure, CallResult } from './client/result.ts';
import type { Call } from '#core/contract/call.ts';

/** Requests of which nobody knows whether they have arrived, by what they ask for. */
export type Reconciliation = Set<string>;

interface Wanted<C extends Call> {
  lost: Reconciliation;
  /** Names what is asked for: the same name is the same request again. */
  what: string;
  send: () => Promise<CallResult<C>>;
  /** Whether it is done, as a refusal says, or what the server shows. */
  isDone: (failure: CallFailure<C>) => boolean | Promise<boolean>;
}

/**
 * Asks for something that can be done only once. Where it turns out to be done, after an answer that was lost or now, that
 * is what was wanted, and not a refusal.
 */
export async function reconcileRefusal<C extends Call>({
  lost,
  what,
  send,
  isDone,
}: Wanted<C>): Promise<CallResult<C> | { ok: true; datos?: undefined }> {
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
