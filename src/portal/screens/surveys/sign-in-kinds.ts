import type { SurveyAccess } from '#core/contract/entities/survey.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { SurveyCredentials } from './survey-stage.ts';

/** Who can sign in to a survey, and how. */
export interface SignInKinds {
  /** With user name and password. */
  password: readonly SurveyCredentials['tipoUsuario'][];
  /** With the account of the university. */
  university: boolean;
}

/**
 * The ways in for people with an account. Where students sign in with the university alone, graduates may have a
 * password all the same.
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
