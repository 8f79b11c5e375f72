import type { CompanyChoice } from '#api/entities/session.ts';
import type { SignIn } from '#session/start.ts';
import type { Credentials } from './sign-in-store.ts';

/** Where someone is who signs in. */
export type Step =
  | { name: 'form' }
  | { name: 'firms'; firms: readonly CompanyChoice[]; credentials: Credentials }
  | { name: 'notice'; signIn: SignIn };

type Parts = typeof import('./sign-in-store.ts');

/**
 * The part that makes calls; it is not needed to read the page and to type. `undefined` where it could not be loaded:
 * the connection is gone, or the page is about to be loaded anew.
 */
export async function loadSignIn(): Promise<Parts | undefined> {
  try {
    return await import('./sign-in-store.ts');
  } catch {
    return undefined;
  }
}

type UniversityParts = typeof import('./sso-store.ts');

/** The part that signs in with the account of the university. */
export async function loadUniversity(): Promise<UniversityParts | undefined> {
  try {
    return await import('./sso-store.ts');
  } catch {
    return undefined;
  }
}
