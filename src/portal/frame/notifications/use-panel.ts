import { type RefObject, useEffect, useRef } from 'react';

interface PanelSettings {
  /** The button that opens and closes the panel. */
  bell: RefObject<HTMLElement | null>;
  onClose: (givesFocusBack: boolean) => void;
  /** Called whenever the panel closes. */
  onClosed: () => void;
}

/**
 * Shows a manual popover while it is rendered, and closes it on a click or focus outside, and when the page is left. An
 * automatic popover would close as soon as a question opens above it.
 */
export function usePanel({ bell, onClose, onClosed }: PanelSettings): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, onClosed });
  useEffect(() => {
    latest.current = { onClose, onClosed };
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !element.contains(target) && !bell.current?.contains(target);
    const leave = ({ target }: Event): void => {
      if (isOutside(target)) latest.current.onClose(false);
    };
    element.showPopover();
    element.querySelector('h2')?.focus();
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    addEventListener(
      'pagehide',
      () => {
        // At once: effects of a later render would not run any more.
        latest.current.onClosed();
        latest.current.onClose(false);
      },
      { signal },
    );
    return () => {
      listening.abort();
      latest.current.onClosed();
    };
  }, [bell]);
  return panel;
}
