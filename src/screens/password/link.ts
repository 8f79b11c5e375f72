import { portalKey, tab } from '#stores/storage.ts';
import { takeToken } from './take-token.ts';

const key = (): string => portalKey('enlaceContrasena');

/** The token of the link that led here. It leaves the address bar at once, and survives a reload in this tab. */
export function linkToken(): string | undefined {
  const { token, address } = takeToken(location, tab, key());
  if (address !== undefined) history.replaceState(history.state, '', address);
  return token;
}

/** The link was used, or cannot be. */
export function forgetLink(): void {
  tab.remove(key());
}
