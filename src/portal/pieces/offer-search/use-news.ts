import { useCallback } from 'react';
import { call } from '#portal/data/server/call.ts';
import { $saved, freshIn, type SavedItems, savedOf } from '#portal/data/browser/saved-offers.ts';
import { useIdlePrefetch } from '#portal/island/use-idle-prefetch.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useSaved } from './use-saved.ts';

/**
 * What the reader has kept, with how many new offers the searches have: asked for in a quiet moment of the page, by code
 * that only those load who keep a search.
 */
export function useNews(isReady: boolean): { saved: SavedItems; fresh: number } {
  const person = useLastSession();
  const saved = useSaved();
  const look = useCallback(async () => {
    if (!person) return;
    const { lookForNews } = await import('./look-for-news.ts');
    await lookForNews({ saved: savedOf($saved.get(), person), person, call, now: Date.now() });
  }, [person]);
  useIdlePrefetch(look, isReady && saved.busquedas.length > 0);
  return { saved, fresh: freshIn(saved) };
}
