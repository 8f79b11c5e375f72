import * as codes from '#core/contract/codes.ts';
import { halfOf } from '#core/model/people.ts';
import { $error } from './messages.ts';
import { otherPerson } from './other-person.ts';
import { $session, lastPerson, refreshSession } from './session.ts';
import { sessionStorageOf } from './storage.ts';
import { holdsTyped } from './typed.ts';
import { hasOnlyEnded } from './session/sign-out.ts';

/** Puts the page into the state that what happened in another tab asks for; see `followOtherTabs`. */
export function syncWithOtherTabs(): void {
  const token = $session.get()?.token;
  const before = lastPerson();
  refreshSession();
  const after = $session.get();
  const other = otherPerson();
  if (!other && token === after?.token) return;
  if (before && after) {
    if ($error.get()?.code === codes.sessionEnded) $error.set(undefined);
  } else if (before && (other ? holdsTyped() : hasOnlyEnded(sessionStorageOf()))) {
    $error.set({ code: codes.sessionEnded, half: halfOf(before.type), isLocked: other !== undefined });
  } else location.reload();
}
