import type { BrandSettings } from '#core/brand/brand.ts';
import type { Side } from '#core/routing/side.ts';
import type { RouteId } from '#core/routing/table.ts';
import { hasOwnPassword, hasUniversityAccount } from '#core/model/own-password.ts';
import { sideOf, type UserType } from '#core/model/people.ts';
import { userTypeAt } from '#core/model/sign-in-page.ts';

/** Sign-in methods that a page offers. */
export interface SignInMethods {
  /** Side of the portal to sign in to, which decides the call. */
  side: Side;
  /** The page has a form for user name and password. */
  ownForm: boolean;
  /** The page offers single sign-on with the account of the university. */
  universityAccount: boolean;
}

type Settings = Pick<BrandSettings, 'ownlogin' | 'OneLoginForCandidatos' | 'loginsEspecificos'> & {
  modulos: Pick<BrandSettings['modulos'], 'sso'>;
};

/** Type of user that signs in on a page. */
function userTypeOf(settings: Settings, route: RouteId, variant?: string): UserType {
  const specific = variant === undefined ? undefined : settings.loginsEspecificos[variant];
  return specific?.tipoUsuario ?? userTypeAt(route) ?? 'Alumno';
}

/** Sign-in methods of a page. */
export function signInMethods(settings: Settings, route: RouteId, variant?: string): SignInMethods {
  const type = userTypeOf(settings, route, variant);
  return {
    side: sideOf(type),
    ownForm: hasOwnPassword(settings, type),
    universityAccount: hasUniversityAccount(settings, type),
  };
}
