import { useCallback } from 'react';
import { call } from '#portal/data/server/call.ts';
import { useIdlePrefetch } from '#portal/island/use-idle-prefetch.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { type SavedOffer, savedOf } from './saved-items.ts';
import { $saved } from './saved-offers.ts';
import { useSavedItems } from './use-saved-items.ts';

/**
 * The user's saved offers in this browser. While the page is idle the server is asked whether they are still open, by a
 * chunk that is loaded only if there are any.
 */
export function useCheckedOffers(isReady: boolean): readonly SavedOffer[] {
  const session = useLastSession();
  const { ofertas } = useSavedItems();
  const check = useCallback(async () => {
    if (!session) return;
    const { checkSavedOffers } = await import('./check-saved-offers.ts');
    const saved = savedOf($saved.get(), session);
    await checkSavedOffers({ saved, person: session, call, now: Date.now() });
  }, [session]);
  useIdlePrefetch(check, isReady && ofertas.length > 0);
  return ofertas;
}
