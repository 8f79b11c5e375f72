import { atom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** The answer with which the server refused the account of the signed-in user: what was known before counts no more. */
export const $refusal = atom<CallFailure | undefined>(undefined);

/** The server has refused the account. The root element says so too, for what of a page no code renders. */
export function recordAccountRefusal(failure: CallFailure): void {
  document.documentElement.dataset['refused'] = 'true';
  $refusal.set(failure);
}
