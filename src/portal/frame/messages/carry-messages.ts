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
 * Messages go with the page that they were shown on, except that the session is over: this is said until someone
 * signs in or goes to a sign-in page. Gives the function that stops it.
 */
export function carryMessages({ login }: Pick<RouteFacts, 'login'>): () => void {
  const leave = (): void => {
    const error = $error.get();
    if (error?.code === codes.sessionEnded && !$session.get() && !login)
      showErrorOnNextPage(codes.sessionEnded, error.side);
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    $notice.set(undefined);
    if (!isLasting($error.get())) $error.set(undefined);
    takeStoredMessage();
    forget();
  };
  const forget = (): void => {
    if ($session.get() && $error.get()?.code === codes.sessionEnded) $error.set(undefined);
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', comeBack, { signal });
  const stop = $session.subscribe(forget);
  return () => {
    listening.abort();
    stop();
  };
}
