import { useEffect } from 'react';

/** What somebody does who reads on from where they are, or goes elsewhere. */
const doings = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click', 'focusin'] as const;

/**
 * Goes to the section that the address names: when the page was opened it was not there yet. It stays in its place
 * while the parts above it grow, until somebody does something.
 */
export function useAddressSection(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    const section = id ? document.getElementById(id) : null;
    if (!section?.matches('.section')) return;
    const show = (): void => section.scrollIntoView({ behavior: 'instant' });
    show();
    section.focus({ preventScroll: true });
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    for (const part of section.parentElement?.children ?? []) growth.observe(part);
    const stop = (): void => {
      growth.disconnect();
      for (const doing of doings) removeEventListener(doing, stop);
    };
    for (const doing of doings) addEventListener(doing, stop, { passive: true });
    return stop;
  }, []);
}
