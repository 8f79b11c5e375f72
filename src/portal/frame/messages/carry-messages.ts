import * as codes from '#core/contract/codes.ts';
import type { RouteFacts } from '#core/routing/route-facts.ts';
import {
  $error,
  $notice,
  isLasting,
  showErrorOnNextPage,
  takeStoredMessage,
} from '#portal/data/messages/messages.ts';
import { $session } from '#portal/data/session/session-store.ts';

/**
 * Carries the error of an ended session from page to page, until someone signs in or goes to a sign-in page; other
 * messages end with their page. @returns unsubscribes
 */
export function carryMessages({ login }: Pick<RouteFacts, 'login'>): () => void {
  const onLeave = (): void => {
    const error = $error.get();
    if (error?.code === codes.sessionEnded && !$session.get() && !login)
      showErrorOnNextPage(codes.sessionEnded, error.side);
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    $notice.set(undefined);
    if (!isLasting($error.get())) $error.set(undefined);
    takeStoredMessage();
    clearAfterSignIn();
  };
  const clearAfterSignIn = (): void => {
    if ($session.get() && $error.get()?.code === codes.sessionEnded) $error.set(undefined);
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', onLeave, { signal });
  addEventListener('pageshow', onReturn, { signal });
  const unsubscribe = $session.subscribe(clearAfterSignIn);
  return () => {
    listening.abort();
    unsubscribe();
  };
}
