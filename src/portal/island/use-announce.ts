import { useEffect } from 'react';
import { announce } from '#portal/data/messages/announce.ts';

/**
 * Has the words that a part of the page shows from now on read out, where that part comes together with them.
 * @param after milliseconds to wait: what has passed by then is not said
 */
export function useAnnounce(text: string | false | undefined, after = 0): void {
  useEffect(() => {
    if (!text) return undefined;
    if (after === 0) return announce(text);
    let unsay: (() => void) | undefined;
    const timer = setTimeout(() => (unsay = announce(text)), after);
    return () => {
      clearTimeout(timer);
      unsay?.();
    };
  }, [text, after]);
}
