import type { Page } from 'playwright';
import type { PersistentName } from '#core/shared/stored-names.ts';

/** Stored names that belong to nobody and survive signing out. */
export const impersonalNames: readonly PersistentName[] = ['cookiesAceptadas', 'codigo', 'fuentes'];

/** Names of all values of portals stored in a tab, except those that belong to nobody. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate((persistent) => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const cookies = document.cookie.split('; ').filter((cookie) => cookie.startsWith('portal.'));
    return [
      ...keys.filter(
        (key) => key.startsWith('portal.') && !persistent.some((name) => key.endsWith(`.${name}`)),
      ),
      ...cookies,
    ];
  }, impersonalNames);
}
