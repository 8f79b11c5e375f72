import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are put into the page at a time: so many that a slow machine does not halt. */
const step = 30;

interface Growing {
  /** How many rows are in the page. */
  shown: number;
  more: () => void;
  showAtLeast: (count: number) => void;
  /** Stands below the last one: when it comes near, there are more. */
  end: RefObject<HTMLParagraphElement | null>;
}

/**
 * A long list that is in the page only as far as someone has come; on paper it is there as a whole.
 * @param place of a row that has to be there
 */
export function useGrowing(count: number, place: number): Growing {
  const [wanted, setWanted] = useState(step);
  const shown = Math.max(wanted, Math.ceil((place + 2) / step) * step);
  const isPart = shown < count;
  const end = useRef<HTMLParagraphElement>(null);
  const more = useCallback((): void => setWanted(shown + step), [shown]);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setWanted(shown + step);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, isPart]);
  useEffect(() => {
    const showAll = (): void => flushSync(() => setWanted(count));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [count]);
  return { shown, more, showAtLeast: (least) => setWanted(Math.max(least, step)), end };
}
