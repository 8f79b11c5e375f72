import type { Brand } from '#core/brand/brand.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { publicMenu, type MenuEntry } from '#portal/frame/menu/public-menu.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { LoginWays } from './sign-in-methods.ts';

export interface LoginTexts {
  /** Heading of the page, if the brand gives this sign-in one of its own. */
  heading?: string;
  /** What the brand says beside the form. */
  title?: string;
  text?: string;
}

/** The brand's texts on a sign-in page: those of a specific login where it has them, else those of every login. */
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

/** The ways to sign in other than the present page, for someone who came to the wrong one. */
export function otherSignIns(brand: Pick<PublicBrand, 'paths'>, route?: RouteId): MenuEntry[] {
  return publicMenu(brand).filter((entry) => entry.signIn && entry.route !== route);
}

/** Where someone gets an account who has none. */
export function wayToAnAccount(side: LoginWays['side']): 'account-request' | 'registration' {
  return side === 'company' ? 'account-request' : 'registration';
}
