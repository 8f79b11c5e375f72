import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Notification } from '#core/contract/entities/notification.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href, matchAddress, findMeantPage } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Link of a notification. */
export interface NotificationLink {
  href: string;
  isExternal: boolean;
  /** Page of the portal. */
  route?: RouteId;
}

interface Portal {
  brand: Pick<PublicBrand, 'languages' | 'defaultLanguage' | 'paths'>;
  language: Language;
  /** Origin of the portal. */
  origin: string;
}

/**
 * The link of a notification: a safe external address, or a page of the portal in the current language. `undefined` for
 * a notification without a link, or with one that leads nowhere.
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
  const address = new URL(urlAcceso, origin);
  if (address.origin !== origin) return undefined;
  const routing = { ...brand, routes: Object.keys(brand.paths) as RouteId[], specificLogins: [] };
  const match = matchAddress(routing, address.pathname) ?? findMeantPage(routing, address.pathname, language);
  if (!match) return undefined;
  const path = href(routing, match.route, language, match.params);
  return { href: path + address.search + address.hash, isExternal: false, route: match.route };
}
