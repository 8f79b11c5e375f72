import * as codes from '#core/contract/codes.ts';
import { atom } from 'nanostores';
import { halfOf } from '#core/model/people.ts';
import { dropToken, readSession, type Session } from './session/session.ts';
import { hasOnlyEnded } from './session/sign-out.ts';
import { claimTab } from './session/tab-owner.ts';
import { $error } from './messages.ts';
import { portalKey, sessionStorageOf } from './storage.ts';

/** Who is signed in; `undefined` for nobody, and until the page is alive. */
export const $session = atom<Session | undefined>(undefined);

/** Whom this page was made for, also once their session has ended. */
let person: Session | undefined;

/** Whom this page was made for; `undefined` for nobody. */
export const lastPerson = (): Session | undefined => person;

/** Reads the storage again. */
export function refreshSession(): void {
  const storage = sessionStorageOf();
  const stored = readSession(storage);
  const next = 'session' in stored ? stored.session : undefined;
  // Someone may have signed in in another tab.
  if (next) claimTab(storage, next);
  person = next ?? person;
  if (next?.token === $session.get()?.token) return;
  document.documentElement.dataset['frame'] = next ? halfOf(next.type) : 'none';
  $session.set(next);
}

/** The session is over, by the server's word or by the clock: the token goes, everything else stays. */
export function endSession(): void {
  dropToken(sessionStorageOf());
  refreshSession();
}

/**
 * Follows what other tabs do. Signing in and another user are the same here: the page is loaded anew, and its guards
 * decide before anything is painted. Someone who signs in again as themselves notices nothing, and a session that has
 * ended is only said to have: what is being typed stays. Signing out is followed by the head script.
 */
export function followOtherTabs(): void {
  const check = (): void => {
    const token = $session.get()?.token;
    const before = person;
    refreshSession();
    const after = $session.get();
    if (token === after?.token) return;
    const isSamePerson =
      before !== undefined &&
      after !== undefined &&
      before.type === after.type &&
      before.nombre === after.nombre &&
      before.apellidos === after.apellidos;
    if (isSamePerson) {
      if ($error.get()?.code === codes.sessionEnded) $error.set(undefined);
    } else if (before && hasOnlyEnded(sessionStorageOf())) {
      $error.set({ code: codes.sessionEnded, half: halfOf(before.type) });
    } else location.reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === portalKey('token')) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
