import { $session, lastPerson, refreshSession } from '#portal/data/session/session-store.ts';
import { portalKey } from './storage.ts';

/**
 * Listens for sign-ins in other tabs. A sign-in with another account or firm reloads the page, or locks it if a form
 * holds unsent text. A sign-in with the same account changes nothing; the end of a session only shows a message, and
 * unsent text stays. The head script handles sign-outs.
 */
export function followOtherTabs(): void {
  const check = (): void => {
    const before = $session.get()?.token;
    const person = lastPerson();
    // At once: what is sent until the code is there, or where it does not come, must not be sent for somebody else.
    refreshSession();
    import('./sync-with-other-tabs.ts').then(
      ({ syncWithOtherTabs }) => syncWithOtherTabs(before, person),
      () => undefined,
    );
  };
  const token = portalKey('token');
  addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if ((key ?? token) === token) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
