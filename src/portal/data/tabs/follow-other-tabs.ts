import { $session, lastPerson, refreshSession } from '#portal/data/session/session-store.ts';
import { portalKey } from '#portal/data/browser/storage.ts';

/**
 * Listens for sign-ins in other tabs. A sign-in with another account or firm reloads the page, or locks it if a form
 * holds unsent text. A sign-in with the same account changes nothing; the end of a session only shows a message, and
 * unsent text stays. The boot script handles sign-outs.
 */
export function followOtherTabs(): void {
  const check = (): void => {
    const token = $session.get()?.token;
    const person = lastPerson();
    // At once, without waiting for the chunk: no request may be sent for another account meanwhile.
    refreshSession();
    import('./sync-with-other-tabs.ts').then(
      ({ syncWithOtherTabs }) => syncWithOtherTabs(token, person),
      () => undefined,
    );
  };
  const tokenKey = portalKey('token');
  addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if ((key ?? tokenKey) === tokenKey) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
