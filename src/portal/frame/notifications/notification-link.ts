import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Notification } from '#core/contract/entities/notification.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href, matchAddress, rescueAddress } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';

/** What a notification opens. */
export interface NotificationLink {
  href: string;
  isExternal: boolean;
}

interface Portal {
  brand: Pick<PublicBrand, 'languages' | 'defaultLanguage' | 'paths'>;
  language: Language;
  /** Where the portal is served. */
  origin: string;
}

/**
 * What a notification opens: an address outside that is safe, or a page of the portal in the language of the page.
 * `undefined` for one without a link, and for one that leads nowhere.
 */
export function linkOf(
  { urlAcceso, urlExterna }: Pick<Notification, 'urlAcceso' | 'urlExterna'>,
  { brand, language, origin }: Portal,
): NotificationLink | undefined {
  if (urlExterna) {
    const address = URL.canParse(urlExterna) ? new URL(urlExterna) : undefined;
    return address?.protocol === 'https:' ? { href: address.href, isExternal: true } : undefined;
  }
  if (!urlAcceso || !URL.canParse(urlAcceso, origin)) return undefined;
  const wanted = new URL(urlAcceso, origin);
  if (wanted.origin !== origin) return undefined;
  const routing = { ...brand, routes: Object.keys(brand.paths) as RouteId[], specificLogins: [] };
  const found = matchAddress(routing, wanted.pathname) ?? rescueAddress(routing, wanted.pathname, language);
  if (!found) return undefined;
  const path = href(routing, found.route, language, found.params);
  return { href: path + wanted.search + wanted.hash, isExternal: false };
}
