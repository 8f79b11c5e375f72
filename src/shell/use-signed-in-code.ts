import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Session } from '#session/session.ts';
import { $session } from '#stores/session.ts';

/** Who is signed in; nobody until the island is alive. */
export function useSession(): Session | undefined {
  return useStore($session, { ssr: 'initial' });
}

/**
 * Code that only people who are signed in need: visitors never load it.
 * @param load always the same function
 */
export function useSignedInCode<T>(load: () => Promise<T>): T | undefined {
  const isSignedIn = useSession() !== undefined;
  const [code, setCode] = useState<T>();
  useEffect(() => {
    // Code that cannot be loaded is seen to by the head script.
    if (isSignedIn) load().then(setCode, () => undefined);
  }, [isSignedIn, load]);
  return code;
}
