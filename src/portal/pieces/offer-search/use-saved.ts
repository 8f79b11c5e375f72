import { useStore } from '@nanostores/react';
import { $saved, type SavedItems, savedOf } from '#portal/data/browser/saved-offers.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';

/** What the reader has kept in this browser. */
export function useSaved(): SavedItems {
  const person = useLastSession();
  return savedOf(useStore($saved, { ssr: 'initial' }), person);
}
