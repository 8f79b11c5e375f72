import type { BrandSettings } from '#brand/brand.ts';
import type { RouteId } from '#routing/table.ts';

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
function userTypeOf(settings: Settings, route: RouteId, variant?: string): 'Alumno' | 'Egresado' | 'Empresa' {
  if (route === 'login-company') return 'Empresa';
  if (route === 'login-graduate') return 'Egresado';
  return (variant !== undefined && settings.loginsEspecificos[variant]?.tipoUsuario) || 'Alumno';
}

/**
 * The ways to sign in on a page. Students use their own password, the account of the university or either, as the
 * brand says; so do graduates where they share the sign-in of students. Everyone else has a password of the portal.
 */
export function loginWays(settings: Settings, route: RouteId, variant?: string): LoginWays {
  const type = userTypeOf(settings, route, variant);
  if (type === 'Empresa') return { half: 'Empresa', ownForm: true, universityAccount: false };
  const asStudents = type === 'Alumno' || settings.OneLoginForCandidatos;
  const universityAccount = asStudents && settings.modulos.sso;
  return { half: 'Alumno', ownForm: !universityAccount || settings.ownlogin, universityAccount };
}
