import { useEffect } from 'react';
import { announce } from '#portal/data/messages/announce.ts';

/**
 * Announces a text that a component shows when it is inserted.
 * @param after milliseconds to wait: a text that is removed before is not announced
 */
export function useAnnounce(text: string | false | undefined, after = 0): void {
  useEffect(() => {
    if (!text) return undefined;
    if (after === 0) return announce(text);
    let clear: (() => void) | undefined;
    const timer = setTimeout(() => (clear = announce(text)), after);
    return () => {
      clearTimeout(timer);
      clear?.();
    };
  }, [text, after]);
}
