import { atom } from 'nanostores';
import { claimDrafts } from '#session/draft-owner.ts';
import { clearSession, dropToken, readSession, type Session } from '#session/session.ts';
import { $error } from './messages.ts';
import { portalKey, sessionStorageOf } from './storage.ts';

/** Who is signed in; `undefined` for nobody, and until the page is alive. */
export const $session = atom<Session | undefined>(undefined);

/** Whom this page was made for, also once their session has ended. */
let person: Session | undefined;

/** Reads the storage again. */
export function refreshSession(): void {
  const storage = sessionStorageOf();
  const stored = readSession(storage);
  const next = 'session' in stored ? stored.session : undefined;
  // Someone may have signed in in another tab.
  if (next) claimDrafts(storage, next);
  person = next ?? person;
  if (next?.token !== $session.get()?.token) $session.set(next);
}

/** The session is over, by the server's word or by the clock: the token goes, everything else stays. */
export function endSession(): void {
  dropToken(sessionStorageOf());
  refreshSession();
}

/** Signs out on this device. It needs no server, so it always works. */
export function signOut(): void {
  clearSession(sessionStorageOf());
  refreshSession();
}

/** Whether the token is gone and nothing else: signing out would have taken all of it. */
function hasOnlyEnded(): boolean {
  const { local, tab } = sessionStorageOf();
  const has = (name: string): boolean =>
    [local, tab].some((storage) => storage.get(portalKey(name)) !== undefined);
  return has('recordar') && !has('token');
}

/**
 * Follows what other tabs do. Signing out, signing in, and another user are all the same here: the page is loaded
 * anew, and its guards decide before anything is painted. Someone who signs in again as themselves notices nothing,
 * and a session that has ended is only said to have: what is being typed stays.
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
      if ($error.get()?.code === 2) $error.set(undefined);
    } else if (before && hasOnlyEnded()) {
      $error.set({ code: 2, half: before.type === 'Empresa' ? 'company' : 'student' });
    } else location.reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === portalKey('token')) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
