import { sideOf } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import { useEffect, useState } from 'react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { endSession } from '#portal/data/session/session-store.ts';
import { nextCheck, phaseOf, type SessionClock, sessionClock } from '#portal/data/session/session-clock.ts';

/** The clock of a session that is about to end. At the end it removes the token and shows the banner. */
export function useEndingSession(session: PortalSession | undefined): SessionClock | undefined {
  const [ending, setEnding] = useState<SessionClock>();
  useEffect(() => {
    if (!session) return;
    const clock = sessionClock(session.ends, { now: () => Date.now(), passed: () => performance.now() });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      clearTimeout(timer);
      const left = clock();
      const phase = phaseOf(left);
      setEnding(() => (phase === 'ending' ? clock : undefined));
      if (phase === 'ended') {
        endSession();
        $error.set({ code: codes.sessionEnded, side: sideOf(session.type) });
      }
      const wait = nextCheck(left);
      if (wait !== undefined) timer = setTimeout(check, wait);
    };
    check();
    // Timers are suspended while the device sleeps or the tab is hidden.
    const checkWhenVisible = (): void => {
      if (document.visibilityState === 'visible') check();
    };
    document.addEventListener('visibilitychange', checkWhenVisible);
    addEventListener('pageshow', checkWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      removeEventListener('pageshow', checkWhenVisible);
      setEnding(undefined);
    };
  }, [session]);
  return ending;
}
