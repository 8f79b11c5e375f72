import { sideOf } from '#core/model/people.ts';
import * as codes from '#core/contract/codes.ts';
import { useEffect, useState } from 'react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { endSession } from '#portal/data/session/session-store.ts';
import { nextLook, phaseOf, type SessionClock, sessionClock } from '#portal/data/session/session-clock.ts';

/** The clock of a session that is about to end. When it has ended the token goes, and the banner says so. */
export function useEndingSession(session: PortalSession | undefined): SessionClock | undefined {
  const [ending, setEnding] = useState<SessionClock>();
  useEffect(() => {
    if (!session) return;
    const clock = sessionClock(session.ends, { now: () => Date.now(), passed: () => performance.now() });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const left = clock();
      const phase = phaseOf(left);
      setEnding(() => (phase === 'ending' ? clock : undefined));
      if (phase === 'ended') {
        endSession();
        $error.set({ code: codes.sessionEnded, side: sideOf(session.type) });
      }
      const wait = nextLook(left);
      if (wait !== undefined) timer = setTimeout(look, wait);
    };
    look();
    // Timers stand still while the device sleeps or the tab is hidden.
    const lookNow = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', lookNow);
    addEventListener('pageshow', lookNow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
      removeEventListener('pageshow', lookNow);
      setEnding(undefined);
    };
  }, [session]);
  return ending;
}
