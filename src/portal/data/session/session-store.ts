import { atom } from 'nanostores';
import { sideOf } from '#core/model/people.ts';
import { dropToken, readSession, type PortalSession } from './stored-session.ts';
import { sessionStorageOf } from '#portal/data/browser/storage.ts';

/** Who is signed in; `undefined` for nobody, and until the page is alive. */
export const $session = atom<PortalSession | undefined>(undefined);

/** Whom this page was made for, also once their session has ended. */
let person: PortalSession | undefined;

/** Whom this page was made for; `undefined` for nobody. */
export const lastPerson = (): PortalSession | undefined => person;

/**
 * Reads the storage again. A page belongs to one person and one firm: when another one signs in in another tab, it is a
 * page whose session has ended, and nothing of it is sent for the other one.
 */
export function refreshSession(): void {
  const storage = sessionStorageOf();
  const stored = readSession(storage);
  const found = 'session' in stored ? stored.session : undefined;
  const next = person && found?.identity !== person.identity ? undefined : found;
  person = next ?? person;
  if (next?.token === $session.get()?.token) return;
  document.documentElement.dataset['frame'] = next ? sideOf(next.type) : 'none';
  $session.set(next);
}

/** The session is over, by the server's word or by the clock: the token goes, everything else stays. */
export function endSession(): void {
  dropToken(sessionStorageOf());
  refreshSession();
}
