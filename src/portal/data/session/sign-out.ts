import { type SafeStorage, storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { PersistentName, StoredName } from '#core/shared/stored-names.ts';
import { userTypeId, type UserType, userTypes } from '#core/model/people.ts';
import { markerOf, type SessionStorage } from './stored-session.ts';
import type { CookieJar } from './start-session.ts';
import { ownerSide, ownerKey } from './tab-owner.ts';

type Storages = Pick<SessionStorage, 'brand' | 'local' | 'tab'>;

/** What stays: exactly what the table of what is stored says, and none of it is a person's. */
const kept: Record<PersistentName, true> = { cookiesAceptadas: true, codigo: true, fuentes: true };

/** Keys of all else that is stored of a portal. */
function keysOf(brand: string, storage: SafeStorage): string[] {
  const prefix = storagePrefix(brand);
  return storage.keys(prefix).filter((key) => !(key.slice(prefix.length) in kept));
}

/**
 * Signs out: everything of the portal goes, but for what is no person's. Other portals of the host keep theirs. The
 * token is the last to go: another tab that hears of it must not find what a session that only ended leaves behind.
 * @returns whether nothing is left; a browser may refuse to remove something
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

/** Removes what the tab holds of the portal, for someone who has signed out in another one. */
export function clearTab({ brand, tab }: Storages): void {
  for (const key of keysOf(brand, tab)) tab.remove(key);
}

function has({ brand, local, tab }: Storages, name: StoredName): boolean {
  return [tab, local].some((storage) => storage.get(storageKey(brand, name)) !== undefined);
}

/** Whether the token is gone and nothing else: signing out would have taken all of it. */
export function hasOnlyEnded(storage: Storages): boolean {
  return has(storage, 'recordar') && !has(storage, 'token');
}

/** Whether nobody is signed in, and no session has ended either. */
export function isSignedOut(storage: Storages): boolean {
  return !has(storage, 'recordar') && !has(storage, 'token');
}

/** Whether the tab holds what belongs to someone who has signed out in another one. */
export function isLeftBehind(storage: Storages): boolean {
  return storage.tab.get(ownerKey(storage.brand)) !== undefined && isSignedOut(storage);
}

/** Kind of user that was signed in here last; of a session that has ended only the half of the portal is known. */
export function lastUserType(storage: Storages): UserType | undefined {
  const { brand, local, tab } = storage;
  const stored = [tab, local].map((it) => it.get(storageKey(brand, 'tipoUsuario')));
  const named = userTypes.find((type) => stored.includes(type));
  const side = ownerSide(storage);
  return named ?? (side && userTypeId[side]);
}
