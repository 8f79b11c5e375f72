import type { BrandSettings } from '#brand/brand.ts';
import type { RouteId } from '#routing/table.ts';
import { hasOwnPassword, hasUniversityAccount } from '#session/own-password.ts';
import { halfOf, type UserType } from '#session/session.ts';

/** What a sign-in page offers. */
export interface LoginWays {
  /** Which half of the portal is signed in to: it decides the call. */
  half: 'Alumno' | 'Empresa';
  /** User name and password. */
  ownForm: boolean;
  /** The account of the university. */
  universityAccount: boolean;
}

type Settings = Pick<BrandSettings, 'ownlogin' | 'OneLoginForCandidatos' | 'loginsEspecificos'> & {
  modulos: Pick<BrandSettings['modulos'], 'sso'>;
};

/** Who signs in on a page. */
function userTypeOf(settings: Settings, route: RouteId, variant?: string): UserType {
  if (route === 'login-company') return 'Empresa';
  if (route === 'login-graduate') return 'Egresado';
  return (variant !== undefined && settings.loginsEspecificos[variant]?.tipoUsuario) || 'Alumno';
}

/** The ways to sign in on a page. */
export function loginWays(settings: Settings, route: RouteId, variant?: string): LoginWays {
  const type = userTypeOf(settings, route, variant);
  return {
    half: halfOf(type),
    ownForm: hasOwnPassword(settings, type),
    universityAccount: hasUniversityAccount(settings, type),
  };
}
