/** Tells the style sheets when all parts of the page that come alive at once have done so. */
export function markAlive(root: HTMLElement): void {
  const check = (): void => {
    if (document.readyState === 'loading' || document.querySelector('astro-island[ssr]:not([client="idle"])'))
      return;
    root.toggleAttribute('data-alive', true);
    removeEventListener('astro:hydrate', check, true);
  };
  // The event of an island does not bubble.
  addEventListener('astro:hydrate', check, true);
  document.addEventListener('DOMContentLoaded', check);
}
