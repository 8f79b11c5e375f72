import type { StorageKey } from '#core/shared/stored-names.ts';
import { draftSuffix } from '#portal/data/session/identity.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** Storage keys of the drafts of an identity in this tab, including their idempotency keys. */
export const keysOfTabDrafts = (identity: string): StorageKey[] =>
  (tab.keys(portalKey('borrador.')) as StorageKey[]).filter(
    (key) => /@[^#]*/.exec(key)?.[0] === (draftSuffix(identity) || undefined),
  );

/** Moves the drafts of an identity in this tab to the storage keys of another identity, where its forms look. */
export function transferTabDrafts(before: string, identity: string): void {
  const [from, to] = [draftSuffix(before), draftSuffix(identity)];
  for (const key of keysOfTabDrafts(before)) {
    const [name, part] = key.split('#');
    const moved = `${name?.slice(0, name.length - from.length)}${to}${part ? `#${part}` : ''}` as StorageKey;
    const value = tab.get(key);
    tab.remove(key);
    if (value !== undefined) tab.set(moved, value);
  }
}

/** Deletes the drafts of an identity in this tab. */
export const discardTabDrafts = (identity: string): void =>
  keysOfTabDrafts(identity).forEach((key) => tab.remove(key));
