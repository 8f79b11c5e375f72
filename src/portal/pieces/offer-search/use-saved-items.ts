import { useStore } from '@nanostores/react';
import { type SavedItems, savedOf } from '#portal/pieces/offer-search/saved-items.ts';
import { $saved } from '#portal/pieces/offer-search/saved-offers.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';

/** The user's saved items in this browser. */
export function useSavedItems(): SavedItems {
  const session = useLastSession();
  return savedOf(useStore($saved, { ssr: 'initial' }), session);
}
