import { type RefObject, useEffect, useRef } from 'react';

/** Property of the root element with the height of the bar, which lies over the end of the page on phones. */
const property = '--candidate-bar-size';

/** Keeps the height of the bar in a property of the root element, for the space below the page. */
export function useMeasuredBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return bar;
}
