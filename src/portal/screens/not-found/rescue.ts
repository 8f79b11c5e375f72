import type { Language } from '#core/i18n/languages.ts';
import {
  canonicalPattern,
  href,
  matchAddress,
  type PortalRouting,
  findMeantPage,
} from '#core/routing/addresses.ts';
import { isDynamic } from '#core/routing/pattern.ts';
import { shellAddress } from '#core/routing/shell-address.ts';

const pageAt = (routing: PortalRouting, pathname: string, stored?: Language) =>
  matchAddress(routing, pathname) ?? findMeantPage(routing, pathname, stored);

/** Whether an address is one of the portal's pages, or probably means one. */
export const isKnown = (...address: Parameters<typeof pageAt>): boolean => pageAt(...address) !== undefined;

/**
 * Target of a redirect from the page for unknown addresses: the address probably meant; on a host without rewrite
 * rules, the shell of a dynamic page; for an unknown sign-in page, the sign-in page; else home in the language of
 * the address. `undefined` means to stay: the page for unknown addresses was requested by its own name, or the
 * address is right and the host has no file for it.
 *
 * Redirects cannot loop: each target is the canonical address of its page, for which the result is `undefined`.
 */
export function redirectTarget(
  routing: PortalRouting,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  stored?: Language,
): string | undefined {
  const exact = matchAddress(routing, pathname);
  const page = pageAt(routing, pathname, stored);
  if (!page) {
    // A sign-in page that the brand lacks or has removed.
    const parent = findMeantPage(routing, pathname.replace(/\/[^/]+\/?$/, ''), stored);
    if (parent?.route === 'login') return href(routing, 'login', parent.language) + search + hash;
    const [, segment] = pathname.split('/');
    const language = routing.languages.find((code) => code === segment) ?? routing.defaultLanguage;
    return href(routing, 'home', language);
  }
  const { route, language, params } = page;
  if (route === 'not-found') return undefined;
  const requested = pathname.replace(/\/$/, '') || '/';
  const path = href(routing, route, language, params);
  if (route !== 'login-specific' && isDynamic(canonicalPattern(routing, route, language))) {
    // An exact address is kept as is: its language segment, or the lack of one, decides the language.
    return shellAddress(route, language, (exact ? requested : path) + search + hash);
  }
  return path === requested ? undefined : path + search + hash;
}
