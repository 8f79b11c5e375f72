import { useStore } from '@nanostores/react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { useImportWithRetry } from './use-import-with-retry.ts';

/** The session; `undefined` when nobody is signed in, and until hydration. */
export function useSession(): PortalSession | undefined {
  return useStore($session, { ssr: 'initial' });
}

/**
 * Imports a module only with a session: other visitors never load it.
 * @param load must be the same function at every call
 */
export function useSignedInImport<T>(load: () => Promise<T>): T | undefined {
  return useImportWithRetry(load, useSession() !== undefined);
}
