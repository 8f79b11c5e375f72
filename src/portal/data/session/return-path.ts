import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** Remembers an address of the portal, to be shown after signing in. */
export function keepReturnPath(path: string): void {
  tab.set(portalKey('rutaRetorno'), path);
}

/** The address that was asked for before signing in; once. Never one outside of the portal. */
export function takeReturnPath(): string | undefined {
  const path = tab.get(portalKey('rutaRetorno'));
  tab.remove(portalKey('rutaRetorno'));
  return path !== undefined && isPortalAddress(path) ? path : undefined;
}

/** Whether an address is one of this portal: a path on the same origin. */
export function isPortalAddress(path: string): boolean {
  // A backslash is a slash to browsers, and they leave out tabs and line breaks.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, location.origin)) return false;
  return new URL(path, location.origin).origin === location.origin;
}
