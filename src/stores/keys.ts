import { storageKey } from '#shared/storage.ts';

/** Key of a stored value of the portal that this document belongs to. */
export function portalKey(name: string): string {
  const brand = typeof document === 'undefined' ? '' : (document.documentElement.dataset['brand'] ?? '');
  return storageKey(brand, name);
}
