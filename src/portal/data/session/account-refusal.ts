import { atom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** The answer with which the server refused the account of the signed-in user; data known before are void then. */
export const $refusal = atom<CallFailure | undefined>(undefined);

/** Records that the server refused the account, on the root element too, for the static parts of a page. */
export function recordAccountRefusal(failure: CallFailure): void {
  document.documentElement.dataset['refused'] = 'true';
  $refusal.set(failure);
}
