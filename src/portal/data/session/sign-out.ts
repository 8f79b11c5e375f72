import { type SafeStorage, storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { PersistentName, StoredName } from '#core/shared/stored-names.ts';
import { userTypeId, type UserType, userTypes } from '#core/model/people.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { markerOf } from './stored-session.ts';
import type { CookieJar } from './start-session.ts';
import { ownerSide, ownerKey } from './tab-owner.ts';

type Storages = Pick<SessionStorage, 'brand' | 'local' | 'tab'>;

/** Values that a sign-out keeps: the persistent ones of `stored-names.ts`, which belong to no person. */
const persistent: Record<PersistentName, true> = { cookiesAceptadas: true, codigo: true, fuentes: true };

/** Storage keys of all other values of a portal. */
function keysOf(brand: string, storage: SafeStorage): string[] {
  const prefix = storagePrefix(brand);
  return storage.keys(prefix).filter((key) => !(key.slice(prefix.length) in persistent));
}

/**
 * Signs out: removes all values of the portal except the persistent ones, and none of other portals on the host. The
 * token goes last: a tab that is notified of its removal must not find the values that an ended session leaves.
 * @returns whether everything was removed, which a browser may refuse
 */
export function clearSession({ brand, local, tab }: Storages, jar: CookieJar): boolean {
  const token = storageKey(brand, 'token');
  for (const storage of [tab, local]) {
    for (const key of keysOf(brand, storage)) if (key !== token) storage.remove(key);
    storage.remove(token);
  }
  jar.cookie = `${markerOf(brand)}=; Path=/; Max-Age=0; SameSite=Lax`;
  return (
    [tab, local].flatMap((storage) => keysOf(brand, storage)).length === 0 &&
    !jar.cookie.includes(`${markerOf(brand)}=1`)
  );
}

/** Removes the values of the portal from this tab, after a sign-out in another one. */
export function clearTab({ brand, tab }: Storages): void {
  for (const key of keysOf(brand, tab)) tab.remove(key);
}

function has({ brand, local, tab }: Storages, name: StoredName): boolean {
  return [tab, local].some((storage) => storage.get(storageKey(brand, name)) !== undefined);
}

/** Whether the session has ended without a sign-out, which would have removed more than the token. */
export function hasOnlyEnded(storage: Storages): boolean {
  return has(storage, 'recordar') && !has(storage, 'token');
}

/** Whether nobody is signed in, and no ended session has left its values. */
export function isSignedOut(storage: Storages): boolean {
  return !has(storage, 'recordar') && !has(storage, 'token');
}

/** Whether the tab has values of a person who has signed out in another one. */
export function isLeftBehind(storage: Storages): boolean {
  return storage.tab.get(ownerKey(storage.brand)) !== undefined && isSignedOut(storage);
}

/** Type of the last signed-in user; after the end of a session derived from the side of the portal. */
export function lastUserType(storage: Storages): UserType | undefined {
  const { brand, local, tab } = storage;
  const stored = [tab, local].map((each) => each.get(storageKey(brand, 'tipoUsuario')));
  const storedType = userTypes.find((type) => stored.includes(type));
  const side = ownerSide(storage);
  return storedType ?? (side && userTypeId[side]);
}
