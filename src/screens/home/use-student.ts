import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Session } from '#session/session.ts';
import { $session } from '#stores/session.ts';

/**
 * The student or graduate whose home this is; `undefined` until the page is alive, and for a company. Who was here
 * before the session ended stays: what is on the screen is theirs.
 */
export function useStudent(): Session | undefined {
  const session = useStore($session, { ssr: 'initial' });
  const [last, setLast] = useState<Session>();
  const student = session?.type === 'Empresa' ? undefined : session;
  if (student && student !== last) setLast(student);
  return student ?? last;
}
