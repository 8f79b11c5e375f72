import type { StorageKey } from '#core/shared/stored-names.ts';
import { draftSuffix } from '../session/identity.ts';
import { portalKey, tab } from '../browser/storage.ts';

/** Keys of the drafts in this tab that belong to an identity, with those of their idempotency keys. */
export const keysOfTabDrafts = (identity: string): StorageKey[] =>
  (tab.keys(portalKey('borrador.')) as StorageKey[]).filter(
    (key) => /@[^#]*/.exec(key)?.[0] === (draftSuffix(identity) || undefined),
  );

/** Moves the drafts in this tab to the keys of another identity, which are where its forms look for them. */
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

/** Throws the drafts in this tab that belong to an identity away. */
export const discardTabDrafts = (identity: string): void =>
  keysOfTabDrafts(identity).forEach((key) => tab.remove(key));
