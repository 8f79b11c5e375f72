import { storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import type { Side } from '#core/routing/side.ts';
import { userTypeId } from '#core/model/people.ts';
import { anonymousOwner } from './identity.ts';
import { sessionNames, type SessionStorage } from './stored-session.ts';

/** Key under which a tab notes whose it is. */
export const ownerKey = (brand: string): StorageKey => storageKey(brand, 'autor');

/** What belongs to the sign-in that is under way in a tab, no matter who was there before. */
const ofSignIn = [...sessionNames, 'tokenRGPD', 'estadoSSO', 'encuestaSSO', 'rutaRetorno', 'aviso'] as const;

/** The half and the account of an identity, without the firm. */
const accountIn = (identity: string): string => identity.split(',', 2).join();

/**
 * Makes a tab someone's: drafts of forms outlive the end of a session, so that someone who signs in again finds what
 * was typed. Another person finds nothing of the one before; the same person acting for another firm finds nothing of
 * the first one either, whose drafts wait under keys of their own. So do those of an unknown account: the next sign-in is
 * asked whether they are its own.
 * @param owner `identity` of the session
 */
export function claimTab({ brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>, owner: string): void {
  const key = ownerKey(brand);
  const before = tab.get(key);
  // Without an owner nobody was signed in when it was kept: a registration.
  if (before && before !== owner) {
    const stays: string[] = ofSignIn.map((name) => storageKey(brand, name));
    const drafts = storageKey(brand, 'borrador.');
    const isSamePerson = accountIn(before) === accountIn(owner);
    for (const kept of tab.keys(storagePrefix(brand)))
      if (!stays.includes(kept) && !(kept.startsWith(drafts) && (isSamePerson || anonymousOwner(kept))))
        tab.remove(kept);
  }
  tab.set(key, owner);
}

/** Which half of the portal the tab was used in last. */
export function ownerSide({ brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>): Side | undefined {
  const owner = tab.get(ownerKey(brand));
  return (['student', 'company'] as const).find((side) => owner?.startsWith(`["${userTypeId[side]}"`));
}
