import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';

/** Session of the student or graduate; `undefined` before hydration, and for a company. */
export function useStudent(): PortalSession | undefined {
  const session = useLastSession();
  return session?.type === 'Empresa' ? undefined : session;
}
