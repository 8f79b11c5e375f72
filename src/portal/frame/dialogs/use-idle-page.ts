import { useEffect, useState } from 'react';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';

/** Whether a dialog would interrupt nobody: no dialog is open, and no form or focused field has input. */
const isIdle = (): boolean =>
  !document.querySelector('dialog[open]') &&
  !hasUnsavedInput() &&
  !(document.activeElement as Partial<HTMLInputElement> | null)?.value;

/**
 * Waits for a moment at which a dialog that opens by itself interrupts nobody.
 * @returns true from that moment on, as long as `isWaiting` is true
 */
export function useIdlePage(isWaiting: boolean): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const check = (): void => {
      if (!isIdle()) return;
      stop();
      setWasIdle(true);
    };
    const observer = new MutationObserver(check);
    const stop = (): void => {
      observer.disconnect();
      removeEventListener('focusout', check);
    };
    addEventListener('focusout', check);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'data-typed'],
    });
    check();
    return () => {
      stop();
      setWasIdle(false);
    };
  }, [isWaiting]);
  return wasIdle && isWaiting;
}
