import { storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import type { Side } from '#core/routing/side.ts';
import { userTypeId, type UserType, userTypes } from '#core/model/people.ts';
import { anonymousOwner } from './identity.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { sessionNames } from './stored-session.ts';

/** Storage key of the owner of a tab. */
export const ownerKey = (brand: string): StorageKey => storageKey(brand, 'autor');

/** Names of the values that belong to the sign-in in progress, not to the previous owner of the tab. */
const ofSignIn = [...sessionNames, 'tokenRGPD', 'estadoSSO', 'encuestaSSO', 'rutaRetorno', 'aviso'] as const;

/** The side and the account of an identity, without the firm. */
const accountIn = (identity: string): string => identity.split(',', 2).join();

/**
 * Makes a person the owner of a tab. Drafts outlive the end of a session, so that someone who signs in again finds
 * them. For another person, all values of the previous owner are removed. For another firm of the same person, the
 * drafts of the first firm stay under keys of their own, unseen. So do those of an unknown account: the next person to
 * sign in is asked whether they are theirs.
 * @param owner `identity` of the session
 */
export function claimTab({ brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>, owner: string): void {
  const key = ownerKey(brand);
  const previous = tab.get(key);
  // Values without an owner were stored while nobody was signed in: a registration.
  if (previous && previous !== owner) {
    const stays: string[] = ofSignIn.map((name) => storageKey(brand, name));
    const drafts = storageKey(brand, 'borrador.');
    const isSamePerson = accountIn(previous) === accountIn(owner);
    for (const stored of tab.keys(storagePrefix(brand)))
      if (!stays.includes(stored) && !(stored.startsWith(drafts) && (isSamePerson || anonymousOwner(stored))))
        tab.remove(stored);
  }
  tab.set(key, owner);
}

/** The side of the portal that the tab was used in last. */
function ownerSide({ brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>): Side | undefined {
  const owner = tab.get(ownerKey(brand));
  return (['student', 'company'] as const).find((side) => owner?.startsWith(`["${userTypeId[side]}"`));
}

/** Type of the last signed-in user: the stored one, else that of the side of the portal that owns the tab. */
export function lastUserType({
  brand,
  local,
  tab,
}: Pick<SessionStorage, 'brand' | 'local' | 'tab'>): UserType | undefined {
  const stored = [tab, local].map((storage) => storage.get(storageKey(brand, 'tipoUsuario')));
  const storedType = userTypes.find((type) => stored.includes(type));
  const side = ownerSide({ brand, tab });
  return storedType ?? (side && userTypeId[side]);
}
