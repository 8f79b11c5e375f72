import { useStore } from '@nanostores/react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { useImportWithRetry } from './use-import-with-retry.ts';

/** Who is signed in; nobody until the island is alive. */
export function useSession(): PortalSession | undefined {
  return useStore($session, { ssr: 'initial' });
}

/**
 * Code that only people who are signed in need: visitors never load it.
 * @param load always the same function
 */
export function useSignedInImport<T>(load: () => Promise<T>): T | undefined {
  return useImportWithRetry(load, useSession() !== undefined);
}
