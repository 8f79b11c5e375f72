import type { UserType } from './people.ts';

/** What of a brand says how people sign in. */
export interface SignInSettings {
  ownlogin: boolean;
  OneLoginForCandidatos: boolean;
  modulos: { sso: boolean };
}

/**
 * Whether people of a kind can have a password of the portal. Students have one, the account of the university or
 * either, as the brand says; so do graduates where they share the sign-in of students. Everyone else has one.
 */
export function hasOwnPassword(settings: SignInSettings, type: UserType): boolean {
  return !hasUniversityAccount(settings, type) || settings.ownlogin;
}

/** Whether people of a kind can sign in with the account of the university. */
export function hasUniversityAccount(settings: SignInSettings, type: UserType): boolean {
  if (type === 'Empresa') return false;
  return settings.modulos.sso && (type === 'Alumno' || settings.OneLoginForCandidatos);
}
