import { useState } from 'react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useSession } from './use-signed-in-import.ts';

/** The session, kept after its end, as the page still shows that person's data; `undefined` until hydration. */
export function useLastSession(): PortalSession | undefined {
  const session = useSession();
  const [last, setLast] = useState<PortalSession>();
  if (session && session !== last) setLast(session);
  return session ?? last;
}
