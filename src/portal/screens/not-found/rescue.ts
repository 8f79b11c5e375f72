import type { Language } from '#core/i18n/languages.ts';
import {
  canonicalPattern,
  href,
  matchAddress,
  type PortalRouting,
  rescueAddress,
} from '#core/routing/addresses.ts';
import { isDynamic } from '#core/routing/pattern.ts';
import { shellAddress } from '#core/routing/shell-address.ts';

const pageAt = (routing: PortalRouting, pathname: string, stored?: Language) =>
  matchAddress(routing, pathname) ?? rescueAddress(routing, pathname, stored);

/** Whether a page of the portal was probably meant by an address. */
export const isKnown = (...asked: Parameters<typeof pageAt>): boolean => pageAt(...asked) !== undefined;

/**
 * Where to go from the page for unknown addresses: the address that was probably meant, on a host without rewrite
 * rules the shell of a dynamic page, for an unknown sign-in page the sign-in page, else home in the language of the address. `undefined` means to
 * stay: the page for unknown addresses was asked for by its own name, or the address is right and the host has
 * nothing there.
 *
 * It cannot loop: an address that it gives is the canonical one of its page, and for that one it says to stay.
 */
export function placeToGo(
  routing: PortalRouting,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  stored?: Language,
): string | undefined {
  const exact = matchAddress(routing, pathname);
  const found = pageAt(routing, pathname, stored);
  if (!found) {
    // A sign-in page that the brand does not have, or has no longer.
    const above = rescueAddress(routing, pathname.replace(/\/[^/]+\/?$/, ''), stored);
    if (above?.route === 'login') return href(routing, 'login', above.language) + search + hash;
    const [, segment] = pathname.split('/');
    const language = routing.languages.find((it) => it === segment) ?? routing.defaultLanguage;
    return href(routing, 'home', language);
  }
  const { route, language, params } = found;
  if (route === 'not-found') return undefined;
  const asked = pathname.replace(/\/$/, '') || '/';
  const path = href(routing, route, language, params);
  if (route !== 'login-specific' && isDynamic(canonicalPattern(routing, route, language))) {
    // An address of the page stays as it is: its language segment, or that it has none, decides the language.
    return shellAddress(route, language, (exact ? asked : path) + search + hash);
  }
  return path === asked ? undefined : path + search + hash;
}
