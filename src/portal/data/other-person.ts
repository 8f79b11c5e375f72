import { lastPerson } from './session.ts';
import { readSession, type Session } from './session/session.ts';
import { sessionStorageOf } from './storage.ts';

/** Whoever is signed in in the other tabs, where that is not whom this page was made for. */
export function otherPerson(): Session | undefined {
  const stored = readSession(sessionStorageOf());
  const person = lastPerson();
  const isOther = 'session' in stored && person && stored.session.identity !== person.identity;
  return isOther ? stored.session : undefined;
}
