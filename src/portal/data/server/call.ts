import { sideOf } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Call } from '#core/contract/call.ts';
import { dropPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import type { Caller } from './client/call.ts';
import { recordAccountRefusal } from '#portal/data/session/account-refusal.ts';
import { type ConnectedPage, connectedPage } from './connected-page.ts';
import { $error, showError } from '#portal/data/messages/messages.ts';
import { $session, endSession } from '#portal/data/session/session-store.ts';

let caller: Promise<Caller> | undefined;

/** The code that makes calls is loaded when the first is made: pages that only show something do without it. */
async function loadCaller(page: ConnectedPage): Promise<Caller> {
  const { createPortalCaller } = await import('./portal-caller.ts');
  return createPortalCaller(page, () => $session.get()?.token);
}

/** What makes calls; `undefined` where its code could not be loaded, and then it is tried again the next time. */
async function readyCaller(page: ConnectedPage): Promise<Caller | undefined> {
  caller ??= loadCaller(page);
  try {
    return await caller;
  } catch {
    caller = undefined;
    return undefined;
  }
}

/** Loads what makes calls before the first is made, for a page where one is likely. */
export async function prepareCalls(): Promise<void> {
  const page = connectedPage();
  if (page) await readyCaller(page);
}

/** Calls whose token is not the one of the session. */
const withoutSession: readonly Call['who'][] = ['publico', 'encuesta'];

/**
 * Makes a call to the university's server. Never rejects. That the session is lost is handled here: the token goes,
 * and the banner says so. So is an account that the server refuses: the banner says why, whatever was asked for.
 */
export const call: Caller = async (wanted, input, options) => {
  const page = connectedPage();
  if (!page) throw new Error('A call was made outside of a page');
  const { token, type } = $session.get() ?? {};
  // Every answer that was asked for before may be older than what a write changes.
  if (!wanted.idempotent) dropPrefetched(window.asked);
  const make = await readyCaller(page);
  if (!make) return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' };
  const result = await make(wanted, input, options);
  if (result.ok || result.kind === 'aborted') return result;
  // A token that was renewed meanwhile is not the one that was refused; a locked page has none, and ends nobody's session.
  const isOfSession =
    token !== undefined &&
    !options?.token &&
    !withoutSession.includes(wanted.who) &&
    $session.get()?.token === token;
  if (isOfSession && result.code === codes.sessionEnded) {
    endSession();
    $error.set({ code: codes.sessionEnded, side: type ? sideOf(type) : 'student' });
  } else if (isOfSession && refusesAccount(result.code)) {
    showError(result);
    recordAccountRefusal(result);
  }
  return result;
};
