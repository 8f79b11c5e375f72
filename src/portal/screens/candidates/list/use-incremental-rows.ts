import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { step } from './first-rows.ts';

interface IncrementalRows {
  /** Number of rows to render. */
  shown: number;
  more: () => void;
  showAtLeast: (count: number) => void;
  /** Ref of the element below the last row: when it comes near the viewport, more rows are added. */
  end: RefObject<HTMLParagraphElement | null>;
}

/**
 * Renders a long list as far as it was scrolled; all rows before printing.
 * @param count number of all rows
 * @param index of a row that has to be rendered, or -1
 */
export function useIncrementalRows(count: number, index: number): IncrementalRows {
  const [requested, setRequested] = useState(step);
  const shown = Math.max(requested, Math.ceil((index + 2) / step) * step);
  const isPart = shown < count;
  const end = useRef<HTMLParagraphElement>(null);
  const more = useCallback((): void => setRequested(shown + step), [shown]);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setRequested(shown + step);
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, isPart]);
  useEffect(() => {
    const showAll = (): void => flushSync(() => setRequested(count));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [count]);
  return { shown, more, showAtLeast: (least) => setRequested(Math.max(least, step)), end };
}
