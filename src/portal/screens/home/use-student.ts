import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';

/** The student or graduate whose home this is; `undefined` until the page is alive, and for a company. */
export function useStudent(): PortalSession | undefined {
  const session = useLastSession();
  return session?.type === 'Empresa' ? undefined : session;
}
