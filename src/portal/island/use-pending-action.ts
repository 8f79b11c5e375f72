import { useEffect, useEffectEvent } from 'react';
import { consumePendingAction, type PendingAction } from '#portal/data/session/pending-action.ts';

/** Goes on with what waited for the conditions, once they are accepted and the page is there again. */
export function usePendingAction(act: PendingAction, goOn: () => void): void {
  const look = useEffectEvent(() => {
    if (consumePendingAction(act)) goOn();
  });
  useEffect(() => {
    look();
    // A page that the browser has kept as it was is not opened again.
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [act]);
}
