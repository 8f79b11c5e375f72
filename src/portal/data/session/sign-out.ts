import { type SafeStorage, storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { PersistentName, StoredName } from '#core/shared/stored-names.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { sessionCookieName } from './stored-session.ts';
import type { CookieJar } from './start-session.ts';
import { ownerKey } from './tab-owner.ts';

type Storages = Pick<SessionStorage, 'brand' | 'local' | 'tab'>;

/** Stored name that outlives the token of a session: only a sign-out removes it. */
const sessionMarker: StoredName = 'recordar';

/** Values that a sign-out keeps: the persistent ones of `stored-names.ts`, which belong to no person. */
const persistent: Record<PersistentName, true> = { cookiesAceptadas: true, codigo: true, fuentes: true };

/** Storage keys of all other values of a portal. */
function keysOf(brand: string, storage: SafeStorage): string[] {
  const prefix = storagePrefix(brand);
  return storage.keys(prefix).filter((key) => !(key.slice(prefix.length) in persistent));
}

/**
 * Signs out: removes all values of the portal except the persistent ones, and none of other portals on the host. The
 * token goes last: other tabs react to its removal; if other values were still there, they would take the sign-out for
 * an expired session.
 * @returns whether everything was removed, which a browser may refuse
 */
export function clearSession({ brand, local, tab }: Storages, jar: CookieJar): boolean {
  const token = storageKey(brand, 'token');
  for (const storage of [tab, local]) {
    for (const key of keysOf(brand, storage)) if (key !== token) storage.remove(key);
    storage.remove(token);
  }
  jar.cookie = `${sessionCookieName(brand)}=; Path=/; Max-Age=0; SameSite=Lax`;
  return (
    [tab, local].flatMap((storage) => keysOf(brand, storage)).length === 0 &&
    !jar.cookie.includes(`${sessionCookieName(brand)}=1`)
  );
}

/** Removes the values of the portal from this tab, after a sign-out in another one. */
export function clearTab({ brand, tab }: Storages): void {
  for (const key of keysOf(brand, tab)) tab.remove(key);
}

function has({ brand, local, tab }: Storages, name: StoredName): boolean {
  return [tab, local].some((storage) => storage.get(storageKey(brand, name)) !== undefined);
}

/**
 * Whether the session expired or was refused: its token is gone, but `recordar`, which only a sign-out removes, is
 * still stored.
 */
export function isSessionExpired(storage: Storages): boolean {
  return has(storage, sessionMarker) && !has(storage, 'token');
}

/** Whether nobody is signed in, and no expired session has left its values. */
export function isSignedOut(storage: Storages): boolean {
  return !has(storage, sessionMarker) && !has(storage, 'token');
}

/** Whether this tab still has values of a user who signed out in another tab. */
export function hasStaleTabData(storage: Storages): boolean {
  return storage.tab.get(ownerKey(storage.brand)) !== undefined && isSignedOut(storage);
}
