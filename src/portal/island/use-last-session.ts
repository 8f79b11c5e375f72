import { useState } from 'react';
import type { Session } from '#portal/data/session/session.ts';
import { useSession } from './use-signed-in-code.ts';

/**
 * Who is signed in; `undefined` until the page is alive. Who was here before the session ended stays: what is on the
 * screen is theirs.
 */
export function useLastSession(): Session | undefined {
  const session = useSession();
  const [last, setLast] = useState<Session>();
  if (session && session !== last) setLast(session);
  return session ?? last;
}
