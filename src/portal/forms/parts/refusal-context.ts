import type { Formatter } from '#core/i18n/formatter.ts';
import type { SignInAudience, SignInBrand } from '#core/model/sign-in-page.ts';
import type { Side } from '#core/routing/side.ts';

/** Portal and user in front of a form. */
export interface RefusalContext {
  brand: SignInBrand & { settings: { contacto?: { email?: string } } };
  side: Side;
  /** Audience, if more than the side of the portal is known. */
  who?: SignInAudience;
  /** A signed-in user wants another account; a plain link to a sign-in page would redirect them to the home page. */
  isSwitch?: boolean;
  t: Formatter['t'];
  /** Whether the page has a text; absent where no form can name data of other pages. */
  has?: Formatter['has'];
}
