import { useState } from 'react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useSession } from './use-signed-in-import.ts';

/**
 * Who is signed in; `undefined` until the page is alive. Who was here before the session ended stays: what is on the
 * screen is theirs.
 */
export function useLastSession(): PortalSession | undefined {
  const session = useSession();
  const [last, setLast] = useState<PortalSession>();
  if (session && session !== last) setLast(session);
  return session ?? last;
}
