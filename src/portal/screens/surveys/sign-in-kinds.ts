import type { SurveyAccess } from '#core/contract/entities/survey.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { SurveyCredentials } from './survey-stage.ts';

/** Sign-in methods of a survey. */
export interface SignInKinds {
  /** User types that can sign in with a password. */
  password: readonly SurveyCredentials['tipoUsuario'][];
  /** Single sign-on is offered. */
  university: boolean;
}

/**
 * Sign-in methods of a survey for users with an account. Even where students use single sign-on only, graduates may
 * have a password.
 */
export function signInKinds(
  { paraAlumnos, paraEmpresa }: Pick<SurveyAccess, 'paraAlumnos' | 'paraEmpresa'>,
  { ownlogin, OneLoginForCandidatos, modulos }: PublicBrand['settings'],
): SignInKinds {
  const candidates = paraAlumnos && (ownlogin || !OneLoginForCandidatos);
  return {
    password: [...(candidates ? (['Alumno'] as const) : []), ...(paraEmpresa ? (['Empresa'] as const) : [])],
    university: paraAlumnos && modulos.sso,
  };
}
