import { useCallback } from 'react';
import { call } from '#portal/data/server/call.ts';
import { type SavedItems, savedOf } from '#portal/pieces/offer-search/saved-items.ts';
import { $saved, countNewOffers } from '#portal/pieces/offer-search/saved-offers.ts';
import { useIdlePrefetch } from '#portal/island/use-idle-prefetch.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useSavedItems } from './use-saved-items.ts';

/**
 * Saved items with the number of new offers of the saved searches. Requested while the page is idle, by a chunk that is
 * loaded only if there is a saved search.
 */
export function useSavedSearchNews(isReady: boolean): { saved: SavedItems; fresh: number } {
  const session = useLastSession();
  const saved = useSavedItems();
  const look = useCallback(async () => {
    if (!session) return;
    const { refreshSavedSearches } = await import('./look-for-news.ts');
    await refreshSavedSearches({
      saved: savedOf($saved.get(), session),
      person: session,
      call,
      now: Date.now(),
    });
  }, [session]);
  useIdlePrefetch(look, isReady && saved.busquedas.length > 0);
  return { saved, fresh: countNewOffers(saved) };
}
