import { type RefObject, useEffect, useRef } from 'react';

interface PanelSettings {
  /** The button that opens and closes it. */
  bell: RefObject<HTMLElement | null>;
  onClose: (givesFocusBack: boolean) => void;
  /** Called when it closes, in whatever way. */
  onClosed: () => void;
}

/**
 * Opens a manual popover for as long as it is rendered and closes it when the person goes elsewhere: by a click
 * outside, with the focus, or to another page. An automatic one would close as soon as a question opens above it.
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
        // Nothing that is rendered later would still be done.
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
