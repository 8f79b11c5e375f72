import { useEffect, useEffectEvent } from 'react';
import { consumePendingAction, type PendingAction } from '#portal/data/session/pending-action.ts';

/** Continues a pending action when the page is opened again after the conditions were accepted. */
export function usePendingAction(action: PendingAction, onContinue: () => void): void {
  const check = useEffectEvent(() => {
    if (consumePendingAction(action)) onContinue();
  });
  useEffect(() => {
    check();
    // A page restored from the back/forward cache does not run effects again.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) check();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [action]);
}
