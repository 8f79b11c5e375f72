import type { BrowserContext, Page } from 'playwright';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { consentVersion } from '#portal/data/browser/cookie-consent.ts';
import type { LivePortal } from './live-portal.ts';

/**
 * Has the tab know the scripts of the portal, as one does that has been on its pages: it imports them at once. A tab
 * without a past fetches each first to see whether it is there, which doubles the requests of a page.
 */
export const keepCode = (where: Page | BrowserContext, { brand, scripts }: LivePortal): Promise<unknown> =>
  where.addInitScript(
    ([key = '', value = '']) => {
      if (location.protocol === 'http:' && sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, value);
    },
    [storageKey(brand.id, 'codigo'), scripts.join(' ')],
  );

/**
 * Keeps, from the first address on, what would otherwise be asked, or lead away from every page: the answer about
 * cookies, and a way into a portal that is not open yet.
 * @param more values of the brand that are kept as well
 */
export async function keepChoices(
  where: Page | BrowserContext,
  { brand }: LivePortal,
  { godmode = false, ...more }: { godmode?: boolean } & Partial<Record<StoredName, string | boolean>> = {},
): Promise<void> {
  const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
  const values = {
    cookiesAceptadas: JSON.stringify(consent),
    ...((godmode || brand.settings.inMantenimiento) && { godmode: 'true' }),
    ...more,
  };
  const entries = Object.entries(values).map(([name, value]) => [
    storageKey(brand.id, name as StoredName),
    String(value),
  ]);
  await where.addInitScript((kept) => {
    if (location.protocol !== 'http:') return;
    for (const [key = '', value = ''] of kept)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}
