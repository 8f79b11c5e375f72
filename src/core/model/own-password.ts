import type { UserType } from './people.ts';

/** Settings of a brand that decide how people sign in. */
export interface SignInSettings {
  ownlogin: boolean;
  OneLoginForCandidatos: boolean;
  modulos: { sso: boolean };
}

/**
 * Whether users of a type can have a password of the portal. Students have a password, the account of the
 * university or either, as the brand decides; so do graduates where they share the sign-in of students.
 * Everyone else has a password.
 */
export function hasOwnPassword(settings: SignInSettings, type: UserType): boolean {
  return !hasUniversityAccount(settings, type) || settings.ownlogin;
}

/** Whether users of a type can sign in with the account of the university. */
export function hasUniversityAccount(settings: SignInSettings, type: UserType): boolean {
  if (type === 'Empresa') return false;
  return settings.modulos.sso && (type === 'Alumno' || settings.OneLoginForCandidatos);
}
