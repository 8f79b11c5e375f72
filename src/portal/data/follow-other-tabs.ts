import { portalKey } from './storage.ts';

/**
 * Follows what other tabs do. When somebody signs in there, the page is loaded anew, and its guards decide before
 * anything is painted; where something is typed, it is locked instead. Someone who signs in again as themselves notices
 * nothing, and a session that has ended is only said to have: what is being typed stays. Signing out is followed by the
 * head script.
 */
export function followOtherTabs(): void {
  const check = (): void =>
    void import('./session/other-tabs.ts').then(
      ({ meetOtherTabs }) => meetOtherTabs(),
      () => location.reload(),
    );
  addEventListener('storage', ({ key }) => {
    if (key === null || key === portalKey('token')) check();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
