import { useEffect } from 'react';

/** Events by which a person takes over from the automatic scrolling. */
const interactions = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click', 'focusin'] as const;

/**
 * Scrolls to and focuses the section named by the address's fragment, which did not exist when the page was opened.
 * Keeps it in place while the parts above it grow, until the person interacts with the page.
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
      for (const type of interactions) removeEventListener(type, stop);
    };
    for (const type of interactions) addEventListener(type, stop, { passive: true });
    return stop;
  }, []);
}
