import { type RefObject, useEffect, useRef } from 'react';
import { atLeast, type breakpoints } from '#portal/theme/breakpoints.ts';

/** The elements outside of an element and its ancestors: everything that a modal makes inert. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
  return others;
}

/**
 * Makes a native popover a modal drawer: while it is open it has the focus, and the page behind is inert. When it
 * closes, the button that opened it gets the focus back.
 * @param column breakpoint from which on it is a column of the page instead
 */
export function useDrawer(column: keyof typeof breakpoints): RefObject<HTMLDivElement | null> {
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let inertElements: HTMLElement[] = [];
    const releasePage = (): void => {
      for (const other of inertElements) other.inert = false;
      inertElements = [];
    };
    const onToggle = (): void => {
      if (!element.matches(':popover-open') || inertElements.length > 0) return;
      if (!element.contains(document.activeElement)) element.querySelector('button')?.focus();
      inertElements = elementsAround(element);
      for (const other of inertElements) other.inert = true;
    };
    const onBeforeToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') return;
      releasePage();
      // The browser does not return the focus to a button that was inert a moment ago.
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused))
        document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]:not(#${element.id} *)`)?.focus();
    };
    element.addEventListener('beforetoggle', onBeforeToggle, { signal });
    element.addEventListener('toggle', onToggle, { signal });
    const wide = matchMedia(atLeast(column));
    const close = (): void => {
      if (!wide.matches || !element.matches(':popover-open')) return;
      const focused = document.activeElement;
      element.hidePopover();
      // As a column it is visible without the buttons that open and close it.
      const targets = [
        element.contains(focused) ? focused : null,
        element.querySelector('a'),
        document.querySelector('main'),
      ];
      for (const target of targets) {
        // An element that was just hidden stays `activeElement` for a moment.
        if (!target?.checkVisibility()) continue;
        (target as HTMLElement).focus();
        if (target === document.activeElement) return;
      }
    };
    wide.addEventListener('change', close, { signal });
    // It can be opened before hydration.
    onToggle();
    return () => {
      listening.abort();
      releasePage();
    };
  }, [column]);
  return drawer;
}
