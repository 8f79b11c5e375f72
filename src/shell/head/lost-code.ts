import { type SafeStorage, storageKey } from '#shared/storage.ts';

/**
 * Code that cannot be loaded, most likely because a new version was published while the page was open: loads the page
 * anew, once. Where that does not help the person is told so (guard 6). What was typed is kept by its form.
 */
export function watchLostCode(brand: string, tab: SafeStorage, notFound: string): void {
  const key = storageKey(brand, 'recarga');
  const lost = (event: Event): void => {
    // Without a connection nothing is lost; the page says that it is offline.
    if (!navigator.onLine) return;
    event.preventDefault();
    const here = location.pathname;
    if (tab.get(key) !== here && tab.set(key, here)) {
      location.reload();
    } else {
      tab.remove(key);
      location.replace(notFound);
    }
  };
  addEventListener('astro:hydration-error', lost);
  addEventListener('vite:preloadError', lost);
}
