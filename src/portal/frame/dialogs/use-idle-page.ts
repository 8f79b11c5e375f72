import { useEffect, useState } from 'react';
import { hasUnsavedInput } from '#portal/data/drafts/unsaved-input.ts';

/** Whether nobody is in the middle of something: no dialog is open, nothing was typed into a form or a field in use. */
const isQuiet = (): boolean =>
  !document.querySelector('dialog[open]') &&
  !hasUnsavedInput() &&
  !(document.activeElement as Partial<HTMLInputElement> | null)?.value;

/**
 * Waits for a moment at which a dialog that opens by itself disturbs nobody.
 * @returns true from that moment on, as long as it is wanted
 */
export function useIdlePage(isWanted: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = (): void => {
      if (!isQuiet()) return;
      stop();
      setCome(true);
    };
    const watching = new MutationObserver(look);
    const stop = (): void => {
      watching.disconnect();
      removeEventListener('focusout', look);
    };
    addEventListener('focusout', look);
    watching.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'data-typed'],
    });
    look();
    return () => {
      stop();
      setCome(false);
    };
  }, [isWanted]);
  return hasCome && isWanted;
}
