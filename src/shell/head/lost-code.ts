import { type SafeStorage, storageKey } from '#shared/storage.ts';

/** How long after the reload another loss counts as the same one, in milliseconds. */
const oneLoss = 60_000;

/** Whether a loss on a page is one that the reload did not help against. */
export function isStillLost(kept: string | undefined, path: string, now: number): boolean {
  const [time = '', reloaded] = kept?.split(' ', 2) ?? [];
  return reloaded === path && Math.abs(now - Number(time)) < oneLoss;
}

/**
 * Code that cannot be loaded, most likely because a new version was published while the page was open: loads the page
 * anew, once. Where that does not help the person is told so (guard 6). What was typed is kept by its form.
 */
export function watchLostCode(brand: string, tab: SafeStorage, notFound: string): void {
  const key = storageKey(brand, 'recarga');
  const help = (): void => {
    const here = location.pathname;
    const now = Date.now();
    if (!isStillLost(tab.get(key), here, now) && tab.set(key, `${now} ${here}`)) {
      location.reload();
    } else if (here.replace(/\/$/, '') !== notFound) {
      tab.remove(key);
      location.replace(notFound);
    }
    // Where even the page about missing pages lacks something, it stays as it is.
  };
  const lost = (event: Event): void => {
    // A part that is loaded when it is wanted says itself that it is missing, and can be tried again.
    if (document.documentElement.dataset['loadingPart'] !== undefined) return;
    event.preventDefault();
    // The page is being left anyway.
    if (document.documentElement.hidden) return;
    // Without a connection nothing is lost for good, and the page says that it is offline.
    if (navigator.onLine) help();
    else addEventListener('online', help, { once: true });
  };
  addEventListener('astro:hydration-error', lost);
  addEventListener('vite:preloadError', lost);
}
