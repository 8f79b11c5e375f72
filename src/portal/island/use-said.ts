import { useEffect } from 'react';
import { say } from '#portal/data/said.ts';

/**
 * Has the words that a part of the page shows from now on read out, where that part comes together with them.
 * @param after milliseconds to wait: what has passed by then is not said
 */
export function useSaid(text: string | false | undefined, after = 0): void {
  useEffect(() => {
    if (!text) return undefined;
    if (after === 0) return say(text);
    let unsay: (() => void) | undefined;
    const timer = setTimeout(() => (unsay = say(text)), after);
    return () => {
      clearTimeout(timer);
      unsay?.();
    };
  }, [text, after]);
}
