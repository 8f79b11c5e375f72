import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { clearSession, clearTab, hasStaleTabData, isSignedOut } from '#portal/data/session/sign-out.ts';
import { lastUserType } from '#portal/data/session/tab-owner.ts';
import { storageKey } from '#core/shared/storage.ts';

/**
 * Signs out, and marks the root element with the result and, where known, the user type, by which the page chooses the
 * link back to a sign-in page. Neither is stored.
 */
export function signOutTab(root: HTMLElement, storage: SessionStorage): void {
  const userType = lastUserType(storage);
  if (userType) root.dataset['signedOutAs'] ??= userType;
  // The count of unread notifications, on the icon of an installed app.
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
  root.dataset['signOut'] = clearSession(storage, document) ? 'done' : 'failed';
}

/**
 * Follows a sign-out in another tab, even one that happened while this tab was suspended: clears the tab at once and
 * leaves the page. A locked page belongs to another person than the one who signed out: it stays, with its input.
 * @param redirect address to which the guards lead without a session; `undefined` where the page may be seen
 */
export function followSignOut(
  root: HTMLElement,
  storage: SessionStorage,
  redirect: () => string | undefined,
): void {
  const follow = (event: Event): void => {
    if ('locked' in root.dataset) return;
    const lostSession = root.dataset['session'] !== 'none' && isSignedOut(storage);
    if (!lostSession && !hasStaleTabData(storage)) return;
    // No other listener may navigate; a hidden page does not ask whether it may be left.
    event.stopImmediatePropagation();
    root.hidden = true;
    clearTab(storage);
    // Code that still runs may write again.
    addEventListener('pagehide', () => clearTab(storage));
    const target = redirect();
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
