import type { BrowserContext, Page } from 'playwright';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { consentVersion } from '#portal/data/browser/cookie-consent.ts';
import type { LivePortal } from './live-portal.ts';

/**
 * Marks the scripts of the portal as loaded chunks of the tab, as after a visit: it imports them at once. A
 * new tab first fetches each script to see whether it exists, which doubles the requests of a page.
 */
export const markChunksLoaded = (
  where: Page | BrowserContext,
  { brand, scripts }: LivePortal,
): Promise<unknown> =>
  where.addInitScript(
    ([key = '', value = '']) => {
      if (location.protocol === 'http:' && sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, value);
    },
    [storageKey(brand.id, 'codigo'), scripts.join(' ')],
  );

/**
 * Stores choices that would otherwise be requested on, or redirect, every page: the cookie consent, and the
 * access to a portal under maintenance.
 * @param more further stored values of the brand
 */
export async function keepChoices(
  where: Page | BrowserContext,
  { brand }: LivePortal,
  {
    godmode = brand.settings.inMantenimiento,
    ...more
  }: { godmode?: boolean } & Partial<Record<StoredName, string | boolean>> = {},
): Promise<void> {
  const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
  const values = {
    cookiesAceptadas: JSON.stringify(consent),
    ...(godmode && { godmode: 'true' }),
    ...more,
  };
  const entries = Object.entries(values).map(([name, value]) => [
    storageKey(brand.id, name as StoredName),
    String(value),
  ]);
  await where.addInitScript((stored) => {
    if (location.protocol !== 'http:') return;
    for (const [key = '', value = ''] of stored)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}
