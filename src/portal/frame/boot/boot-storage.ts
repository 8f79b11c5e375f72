import { safeStorage } from '#core/shared/storage.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';

/** The storages of the browser, for the portal of a brand. */
export const bootStorage = (brand: string): SessionStorage => ({
  brand,
  local: safeStorage('localStorage'),
  tab: safeStorage('sessionStorage'),
  cookies: () => document.cookie,
  now: () => Date.now(),
});
