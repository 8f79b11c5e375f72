import type { Page } from 'playwright';
import type { PersistentName } from '#core/shared/stored-names.ts';

/** What is no person's: signing out leaves it. */
export const noOnes: readonly PersistentName[] = ['cookiesAceptadas', 'codigo', 'fuentes'];

/** Names of all that a tab can read of the portals, but for what is no person's. */
export function keptIn(page: Page): Promise<string[]> {
  return page.evaluate((stays) => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const cookies = document.cookie.split('; ').filter((it) => it.startsWith('portal.'));
    return [
      ...keys.filter((it) => it.startsWith('portal.') && !stays.some((name) => it.endsWith(`.${name}`))),
      ...cookies,
    ];
  }, noOnes);
}
