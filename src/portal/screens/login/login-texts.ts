import type { Brand } from '#core/brand/brand.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { publicMenu, type MenuEntry } from '#portal/frame/menu/public-menu.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { SignInMethods } from './sign-in-methods.ts';

export interface LoginTexts {
  /** Heading of the page, if the brand gives this sign-in its own. */
  heading?: string;
  /** Title of the panel beside the form. */
  title?: string;
  text?: string;
}

/** The brand's texts on a sign-in page: a specific login's own, else the common ones. */
export function loginTexts(
  { settings }: Pick<Brand, 'settings'>,
  language: Language,
  variant?: string,
): LoginTexts {
  const own = variant === undefined ? undefined : settings.loginsEspecificos[variant];
  const heading = own?.titulo?.[language];
  const title = settings.textosLogin?.titulo?.[language];
  const text = own?.texto?.[language] ?? settings.textosLogin?.texto?.[language];
  return { ...(heading && { heading }), ...(title && { title }), ...(text && { text }) };
}

/** Sign-in pages other than the current one, for visitors on the wrong page. */
export function otherSignIns(brand: Pick<PublicBrand, 'paths'>, route?: RouteId): MenuEntry[] {
  return publicMenu(brand).filter((entry) => entry.signIn && entry.route !== route);
}

/** Route of the page on which someone without an account gets one. */
export function accountRoute(side: SignInMethods['side']): 'account-request' | 'registration' {
  return side === 'company' ? 'account-request' : 'registration';
}
