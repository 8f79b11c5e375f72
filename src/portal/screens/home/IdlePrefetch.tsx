import { useEffect } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { preloadDomainLists } from '#portal/data/cache/domain-lists.ts';
import { useSession } from '#portal/island/use-signed-in-import.ts';

/**
 * Prefetches the domain lists of the next pages' forms while idle; the frame and the blocks request the rest.
 */
export function IdlePrefetch() {
  const { dominios } = usePage().brand.settings;
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (isSignedIn) void preloadDomainLists(dominios);
  }, [isSignedIn, dominios]);
  return null;
}
