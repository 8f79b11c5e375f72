import { sideOf } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Call } from '#core/contract/call.ts';
import { dropPrefetched } from '#portal/data/prefetch/prefetched-responses.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { recordAccountRefusal } from '#portal/data/session/account-refusal.ts';
import { type ConnectedPage, connectedPage } from './connected-page.ts';
import { $error, showError } from '#portal/data/messages/messages.ts';
import { $session, endSession } from '#portal/data/session/session-store.ts';

let caller: Promise<Caller> | undefined;

/** Loads the chunk of the caller, with the first call: pages without calls never load it. */
async function loadCaller(page: ConnectedPage): Promise<Caller> {
  const { createPortalCaller } = await import(/* at once, signed in */ './portal-caller.ts');
  return createPortalCaller(page, () => $session.get()?.token);
}

/** The loaded caller; `undefined` where its chunk could not be loaded, which the next call tries again. */
async function readyCaller(page: ConnectedPage): Promise<Caller | undefined> {
  caller ??= loadCaller(page);
  try {
    return await caller;
  } catch {
    caller = undefined;
    return undefined;
  }
}

/** Loads the caller before the first call, for a page where one is likely. */
export async function prepareCalls(): Promise<void> {
  const page = connectedPage();
  if (page) await readyCaller(page);
}

/** Audiences whose calls do not use the token of the session. */
const withoutSession: readonly Call['who'][] = ['publico', 'encuesta'];

/**
 * Makes a call to the university's server. Never rejects. Handles a lost session, for which it removes the token and
 * shows the banner, and an account that the server refuses, for which the banner shows the reason whatever the call.
 */
export const call: Caller = async (definition, input, options) => {
  const page = connectedPage();
  if (!page) throw new Error('A call was made outside of a page');
  const { token, type } = $session.get() ?? {};
  // A write makes every response that was prefetched before it stale.
  if (!definition.idempotent) dropPrefetched(window.prefetched);
  const makeCall = await readyCaller(page);
  if (!makeCall) return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' };
  const result = await makeCall(definition, input, options);
  if (result.ok || result.kind === 'aborted') return result;
  // Not where the token was renewed meanwhile, nor on a locked page, which has no token: it ends nobody's session.
  const isOfSession =
    token !== undefined &&
    !options?.token &&
    !withoutSession.includes(definition.who) &&
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
