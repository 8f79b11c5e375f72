import type { RouteId } from '#routing/table.ts';
import { $error, $notice, raiseOnNextPage, takeKeptMessage } from '#stores/messages.ts';
import { $session } from '#stores/session.ts';

/**
 * Messages go with the page that they were shown on, except that the session is over: this is said until someone
 * signs in or goes to a sign-in page. Gives the function that stops it.
 */
export function carryMessages(route: RouteId): () => void {
  const leave = (): void => {
    const error = $error.get();
    if (error?.code === 2 && !$session.get() && !route.startsWith('login')) raiseOnNextPage(2, error.half);
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    $notice.set(undefined);
    $error.set(undefined);
    takeKeptMessage();
    forget();
  };
  const forget = (): void => {
    if ($session.get() && $error.get()?.code === 2) $error.set(undefined);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  const stop = $session.subscribe(forget);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    stop();
  };
}
