import type { SessionStorage } from '#portal/data/session/stored-session.ts';
import { safeStorage, storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';

/** The storages of the browser; one of each, so that what they keep in memory is the same for all who ask. */
export const local = safeStorage('localStorage');
export const tab = safeStorage('sessionStorage');

/** Brand of the portal that this document belongs to; empty while a page is rendered at build time. */
export function documentBrand(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['brand'] ?? '');
}

/** Key of a stored value of the portal that this document belongs to. */
export function portalKey(name: StoredName): StorageKey {
  return storageKey(documentBrand(), name);
}

/** Where the session of this document is. */
export function sessionStorageOf(): SessionStorage {
  return { brand: documentBrand(), local, tab, cookies: () => document.cookie, now: () => Date.now() };
}
