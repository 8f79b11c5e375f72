import { isPortalAddress } from '#portal/data/browser/portal-address.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** Stores the path to return to after signing in. */
export function keepReturnPath(path: string): void {
  tab.set(portalKey('rutaRetorno'), path);
}

/** Takes the stored return path out of the storage; `undefined` for an address outside of the portal. */
export function takeReturnPath(): string | undefined {
  const path = tab.get(portalKey('rutaRetorno'));
  tab.remove(portalKey('rutaRetorno'));
  return path !== undefined && isPortalAddress(path) ? path : undefined;
}
