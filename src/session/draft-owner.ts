import { storageKey } from '#shared/storage.ts';
import { halfOf, type Session, type SessionStorage } from './session.ts';

/**
 * Drafts of forms outlive the end of a session, so that someone who signs in again finds what was typed; whoever
 * else signs in in the same tab does not.
 */
export function claimDrafts(
  { brand, tab }: Pick<SessionStorage, 'brand' | 'tab'>,
  { type, nombre, apellidos }: Pick<Session, 'type' | 'nombre' | 'apellidos'>,
): void {
  const key = storageKey(brand, 'autor');
  const owner = JSON.stringify([halfOf(type), nombre, apellidos]);
  const before = tab.get(key);
  if (before === owner) return;
  // Without an owner nobody was signed in when they were typed: a registration.
  if (before !== undefined) {
    for (const draft of tab.keys(storageKey(brand, 'borrador.'))) tab.remove(draft);
  }
  tab.set(key, owner);
}
