import { storageKey, storagePrefix } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored.ts';
import type { Half } from '#core/routing/half.ts';
import { halfOf, tipoOf } from '#core/model/people.ts';
import { type Session, sessionNames, type SessionStorage } from './session.ts';

/** Key under which a tab notes whose it is. */
export const ownerKey = (brand: string): StorageKey => storageKey(brand, 'autor');

/** What belongs to the sign-in that is under way in a tab, whoever was there before. */
const ofSignIn = [...sessionNames, 'tokenRGPD', 'estadoSSO', 'encuestaSSO', 'rutaRetorno', 'aviso'] as const;

/**
 * Makes a tab someone's: drafts of forms outlive the end of a session, so that someone who signs in again finds what
 * was typed. Whoever else signs in finds nothing of the person before.
 */
export function claimTab(
  { brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>,
  { type, nombre, apellidos }: Pick<Session, 'type' | 'nombre' | 'apellidos'>,
): void {
  const key = ownerKey(brand);
  const owner = JSON.stringify([tipoOf[halfOf(type)], nombre, apellidos]);
  const before = tab.get(key);
  if (before === owner) return;
  // Without an owner nobody was signed in when it was kept: a registration.
  if (before !== undefined) {
    const stays = new Set<string>(ofSignIn.map((name) => storageKey(brand, name)));
    for (const kept of tab.keys(storagePrefix(brand))) if (!stays.has(kept)) tab.remove(kept);
  }
  tab.set(key, owner);
}

/** Which half of the portal the tab was used in last. */
export function ownerHalf({ brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>): Half | undefined {
  const owner = tab.get(ownerKey(brand));
  return (['student', 'company'] as const).find((half) => owner?.startsWith(`["${tipoOf[half]}"`));
}
