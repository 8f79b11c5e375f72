/**
 * Marks the root element, for the style sheets, once all islands that hydrate at load have hydrated.
 * @param then called after that
 */
export function markHydrated(root: HTMLElement, then: () => void): void {
  const check = (): void => {
    if (document.readyState === 'loading' || document.querySelector('astro-island[ssr]:not([client="idle"])'))
      return;
    root.dataset['hydrated'] = '';
    removeEventListener('astro:hydrate', check, true);
    document.removeEventListener('DOMContentLoaded', check);
    then();
  };
  // The event of an island does not bubble.
  addEventListener('astro:hydrate', check, true);
  document.addEventListener('DOMContentLoaded', check);
}
