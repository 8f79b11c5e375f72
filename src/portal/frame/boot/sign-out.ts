import type { SessionStorage } from '#portal/data/session/stored-session.ts';
import {
  clearSession,
  clearTab,
  isLeftBehind,
  isSignedOut,
  lastUserType,
} from '#portal/data/session/sign-out.ts';
import { storageKey } from '#core/shared/storage.ts';

/**
 * Signs out, and marks the root element with whether that was possible and whom the way back in is for, as far as that
 * is known: the page says so, and nothing of it is kept.
 */
export function signOutTab(root: HTMLElement, storage: SessionStorage): void {
  const left = lastUserType(storage);
  if (left) root.dataset['left'] ??= left;
  root.dataset['signOut'] = clearSession(storage, document) ? 'done' : 'failed';
}

/**
 * Follows a sign-out in another tab, also one that happened while the browser had put this one aside: what this tab
 * holds of the person goes at once, and the page with it. A page that is locked belongs to somebody else than who signs
 * out: it stays, with what was typed into it.
 * @param wayOut where the guards lead someone who is not signed in; absent where the page may be seen
 */
export function followSignOut(
  root: HTMLElement,
  storage: SessionStorage,
  wayOut: () => string | undefined,
): void {
  const follow = (event: Event): void => {
    if ('locked' in root.dataset) return;
    const isPersons = root.dataset['session'] !== 'none' && isSignedOut(storage);
    if (!isPersons && !isLeftBehind(storage)) return;
    // No other part of the page is to go anywhere else; what is hidden does not ask whether it may be left.
    event.stopImmediatePropagation();
    root.hidden = true;
    clearTab(storage);
    // Whatever still runs leaves nothing behind.
    addEventListener('pagehide', () => clearTab(storage));
    const target = wayOut();
    if (target === undefined) location.reload();
    else location.replace(target);
  };
  const names: (string | null)[] = [
    null,
    ...(['token', 'recordar'] as const).map((name) => storageKey(storage.brand, name)),
  ];
  addEventListener('storage', (event) => {
    if (names.includes(event.key)) follow(event);
  });
  document.addEventListener('visibilitychange', (event) => {
    if (document.visibilityState === 'visible') follow(event);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow(event);
  });
}
