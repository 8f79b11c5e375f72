import { useEffect, useState } from 'react';
import { holdsTyped } from '#portal/data/typed.ts';

/** Whether nobody is in the middle of something: no dialog is open, and no form holds what was typed. */
const isQuiet = (): boolean => document.querySelector('dialog[open]') === null && !holdsTyped();

/**
 * Waits for a moment at which a dialog that opens by itself disturbs nobody.
 * @returns true from that moment on, as long as it is wanted
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = (): void => {
      if (!isQuiet()) return;
      watching.disconnect();
      setCome(true);
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'data-typed'],
    });
    look();
    return () => {
      watching.disconnect();
      setCome(false);
    };
  }, [isWanted]);
  return hasCome && isWanted;
}
