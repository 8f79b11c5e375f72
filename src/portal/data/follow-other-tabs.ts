import { refreshSession } from './session.ts';
import { portalKey } from './storage.ts';

/**
 * Listens for sign-ins in other tabs. A sign-in with another account or firm reloads the page, or locks it if a form
 * holds unsent text. A sign-in with the same account changes nothing; the end of a session only shows a message, and
 * unsent text stays. The head script handles sign-outs.
 */
export function followOtherTabs(): void {
  const check = (): void =>
    void import('./sync-with-other-tabs.ts').then(
      ({ syncWithOtherTabs }) => syncWithOtherTabs(),
      // Without that code nothing is said, but the page of somebody else sends nothing, and keeps what was typed.
      refreshSession,
    );
  const token = portalKey('token');
  addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if ((key ?? token) === token) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
