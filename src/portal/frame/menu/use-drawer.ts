import { type RefObject, useEffect, useRef } from 'react';
import { atLeast, type breakpoints } from '#portal/theme/breakpoints.ts';

/** Everything on the page but an element and what it is in. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let it = element; it !== document.body && it.parentElement; it = it.parentElement)
    for (const other of it.parentElement.children)
      if (other !== it && other instanceof HTMLElement && !other.inert) found.push(other);
  return found;
}

/**
 * Makes a native popover a drawer: while it is open the focus is in it, and the page behind cannot be reached. When it
 * closes, the button that opened it gets the focus back.
 * @param column from which width on it is no drawer but stands in the page
 */
export function useDrawer(column: keyof typeof breakpoints): RefObject<HTMLDivElement | null> {
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let held: HTMLElement[] = [];
    const release = (): void => {
      for (const it of held) it.inert = false;
      held = [];
    };
    const hold = (): void => {
      if (!element.matches(':popover-open') || held.length > 0) return;
      if (!element.contains(document.activeElement)) element.querySelector('button')?.focus();
      held = around(element);
      for (const it of held) it.inert = true;
    };
    const letGo = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') return;
      release();
      // The browser does not give it to a button that could not be reached a moment ago.
      const at = document.activeElement;
      if (!at || at === document.body || element.contains(at))
        document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]:not(#${element.id} *)`)?.focus();
    };
    element.addEventListener('beforetoggle', letGo, { signal });
    element.addEventListener('toggle', hold, { signal });
    const wide = matchMedia(atLeast(column));
    const close = (): void => {
      if (!wide.matches || !element.matches(':popover-open')) return;
      const at = document.activeElement;
      element.hidePopover();
      // It stands in the page now, without the buttons that open and close it.
      const places = [
        element.contains(at) ? at : null,
        element.querySelector('a'),
        document.querySelector('main'),
      ];
      for (const it of places) {
        // What has just gone out of sight is the focused element still, for a moment.
        if (!it?.checkVisibility()) continue;
        (it as HTMLElement).focus();
        if (it === document.activeElement) return;
      }
    };
    wide.addEventListener('change', close, { signal });
    // It can be opened before the page is alive.
    hold();
    return () => {
      listening.abort();
      release();
    };
  }, [column]);
  return drawer;
}
