import { type SafeStorage, safeStorage, storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';

/** The storages of the browser, one instance of each: their in-memory fallback is shared by the whole page. */
export const local = safeStorage('localStorage');
export const tab = safeStorage('sessionStorage');

/** Brand of the portal that the document belongs to; empty while a page is rendered at build time. */
export function documentBrand(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['brand'] ?? '');
}

/** Storage key of a value of this portal. */
export function portalKey(name: StoredName): StorageKey {
  return storageKey(documentBrand(), name);
}

/** The storages, cookies and clock that a session is read with. */
export interface SessionStorage {
  brand: string;
  local: SafeStorage;
  tab: SafeStorage;
  /** Value of `document.cookie`. */
  cookies: () => string;
  now: () => number;
}

/** The storages that hold the session of this document. */
export function sessionStorageOf(): SessionStorage {
  return { brand: documentBrand(), local, tab, cookies: () => document.cookie, now: () => Date.now() };
}
