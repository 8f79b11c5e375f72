import { useEffect } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { preloadDomainLists } from '#portal/data/cache/domain-lists.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';

/** Fetches in idle time what the forms of the next pages need; the frame and the blocks ask for the rest. */
export function IdlePrefetch() {
  const { dominios } = usePage().brand.settings;
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (isSignedIn) void preloadDomainLists(dominios);
  }, [isSignedIn, dominios]);
  return null;
}
