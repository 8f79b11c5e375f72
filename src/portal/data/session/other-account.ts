import { lastPerson } from './session-store.ts';
import { readSession, type PortalSession } from './stored-session.ts';
import { sessionStorageOf } from '#portal/data/browser/storage.ts';

/** The account that other tabs are signed in with, where this page was made for a different one. */
export function otherAccount(): PortalSession | undefined {
  const stored = readSession(sessionStorageOf());
  const person = lastPerson();
  const isOther = 'session' in stored && person && stored.session.identity !== person.identity;
  return isOther ? stored.session : undefined;
}
