import { atom } from 'nanostores';
import { sideOf } from '#core/model/people.ts';
import { dropToken, readSession, type PortalSession } from './stored-session.ts';
import { sessionStorageOf } from '#portal/data/browser/storage.ts';

/** The session of the page; `undefined` when nobody is signed in, and until hydration. */
export const $session = atom<PortalSession | undefined>(undefined);

/** The person that this page was made for, also once the session has ended. */
let person: PortalSession | undefined;

/** The person that this page was made for; `undefined` when nobody was signed in. */
export const lastPerson = (): PortalSession | undefined => person;

/**
 * Rereads the session from the storage. A page belongs to one person and one firm: when another tab signs in with a
 * different one, the session of this page ends, so that it sends nothing for the other account.
 */
export function refreshSession(): void {
  const storage = sessionStorageOf();
  const stored = readSession(storage);
  const session = 'session' in stored ? stored.session : undefined;
  const next = person && session?.identity !== person.identity ? undefined : session;
  person = next ?? person;
  if (next?.token === $session.get()?.token) return;
  document.documentElement.dataset['frame'] = next ? sideOf(next.type) : 'none';
  $session.set(next);
}

/** Ends the session, when the server refuses the token or the clock has run out: removes the token and nothing else. */
export function endSession(): void {
  dropToken(sessionStorageOf());
  refreshSession();
}
